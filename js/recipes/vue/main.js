import { createApp, h } from "vue";
import deals from "../deals.pbn?raw";
import Deal from "./Deal.vue";

createApp(() => h(Deal, { source: deals, settings: { suits: "4" } })).mount("#app");
