import { mount } from "svelte";
import deals from "../deals.pbn?raw";
import Deal from "./Deal.svelte";

mount(Deal, { target: document.querySelector("#app"), props: { source: deals, settings: { suits: "4" } } });
