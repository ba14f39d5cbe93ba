import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import deals from "../deals.pbn?raw";
import { Deal } from "./deal.jsx";

const settings = { suits: "4" };

createRoot(document.querySelector("#app")).render(
	<StrictMode>
		<Deal source={deals} settings={settings} />
	</StrictMode>,
);
