// Holds a running server to its own description: node openapi.mjs ADDRESS FILE. The description has to be valid OpenAPI 3.1, and each route with
// each value of its parameters has to answer as it says, of a file that has games. What is wrong goes to standard error.
import { readFile } from "node:fs/promises";
import { Validator } from "@seriousme/openapi-schema-validator";
import Ajv from "ajv/dist/2020.js";

const [address, path] = process.argv.slice(2);
const file = await readFile(path);
const page = Buffer.concat([Buffer.from("<PBN>\n"), file, Buffer.from("</PBN>\n")]);
const faults = [];

const response = await sent(`${address}/api/openapi.json`);
const description = await response.json();
const validator = new Validator();
const { valid, errors } = await validator.validate(structuredClone(description));
if (!valid || validator.version !== "3.1") faults.push(`the description is not OpenAPI 3.1: ${JSON.stringify(errors)}`);

const ajv = new Ajv({ allErrors: true, strict: false });
ajv.addSchema({ $id: "api", components: description.components });
const check = (schema, value, what) => {
	const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
	if (!validate(value)) faults.push(`${what}: ${ajv.errorsText(validate.errors)}`);
};

/** What a parameter of an address may be given: each of its values, or an example. */
function valuesOf({ name, schema, content }, where) {
	if (content) return [name === "edits" ? (others[where.split("/")[2]]?.edits ?? '[{"game":1,"tag":"Site","value":"Paris"}]') : undefined];
	return schema.enum ?? schema.examples ?? [String(schema.minimum)];
}

/** workerd drops requests on connections that are kept (README.md), which are sent again then. */
async function sent(url, options, again = 3) {
	try {
		return await fetch(url, options);
	} catch (error) {
		if (again === 0) throw error;
		return sent(url, options, again - 1);
	}
}

/** What is sent where that is said to be of another notation. */
const notations = { lin: "md|3SAK,,,|mb|1S|", deal: "N:A83.KQ7.AJ85.642 - - -" };

/** What is sent to the addresses of other notations, and an example of their rules. */
const others = {
	pgn: { file: '[White "a"]\n[Black "b"]\n\n1. e4 e5 {a} (1... c5) 2. Nf3 *\n', rule: "move/illegal" },
	pdn: { file: '[GameType "20"]\n\n1. 32-28 19-23 {a} (1... 18-23) 2. 28x19 *\n', rule: "move/illegal" },
	pbi: { file: "#PBI 1.2\nA. Chance:8/7S/k7/p7/8/8/Q3K3/7R:#2:1|Chances|2026|1:::Rh1-b1:!:\n", rule: "position/knight", edits: '[{"problem":1,"set":{"comment":"a"}}]' },
};

/** The body of a request to an address. */
function bodyOf(where, parameters, operation) {
	const other = others[where.split("/")[2]];
	if (other) return where.endsWith("/document") ? `<p>a</p><pre class="${where.split("/")[2]}">${other.file}</pre>` : other.file;
	if (operation.operationId === "exportDocument") return page;
	return notations[parameters.from ?? parameters.notation] ?? file;
}

let requests = 0;
async function ask(method, where, parameters, operation) {
	const url = new URL(address + where.replace("{rule}", others[where.split("/")[2]]?.rule ?? "tag/unknown"));
	for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
	const answer = await sent(url, { method, ...(method === "POST" && { body: bodyOf(where, parameters, operation) }) });
	requests++;
	const what = `${method} ${url.pathname}${url.search}: ${answer.status}`;
	if (answer.status !== 200) return faults.push(`${what} ${await answer.text()}`);
	const { content, headers } = operation.responses[answer.status];
	for (const name of Object.keys(headers)) {
		if (!answer.headers.has(name) && name !== "Pbn-Diagnostics") faults.push(`${what}: there is no ${name}`);
	}
	const type = answer.headers.get("content-type")?.split(";")[0];
	const told = content[type] ?? content["*/*"];
	if (!told) return faults.push(`${what}: ${type} is not described`);
	const text = await answer.text();
	if (told.schema) check(told.schema, JSON.parse(text), what);
	return undefined;
}

for (const [where, methods] of Object.entries(description.paths)) {
	for (const [method, operation] of Object.entries(methods)) {
		const inQuery = operation.parameters.filter((parameter) => parameter.in === "query");
		const needed = Object.fromEntries(inQuery.filter(({ required }) => required).map((parameter) => [parameter.name, valuesOf(parameter, where)[0]]));
		await ask(method.toUpperCase(), where, needed, operation);
		for (const parameter of inQuery) {
			for (const value of valuesOf(parameter, where)) await ask(method.toUpperCase(), where, { ...needed, [parameter.name]: value }, operation);
		}
	}
}

for (const [where, options] of [["/api/nowhere", {}], ["/api/parse?from=0", { method: "POST", body: file }], ["/api/rules", { method: "DELETE" }]]) {
	const answer = await sent(address + where, options);
	const { content } = description.components.responses.Problem;
	check(content[answer.headers.get("content-type")].schema, await answer.json(), where);
}

for (const fault of faults) console.error(fault);
console.log(`${requests} requests`);
process.exitCode = faults.length > 0 ? 1 : 0;
