// Tests of which one hangs, in the way that the environment names.
import { it } from "node:test";

it("is good", () => undefined);
it("is the one", async () => {
	if (process.env.TEST_HANGS === "loop") for (;;);
	while (process.env.TEST_HANGS === "wait") await new Promise((resolve) => setTimeout(resolve, 5));
});
it("is good too", () => undefined);
