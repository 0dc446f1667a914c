import type { OpenAPIHono } from "@hono/zod-openapi";
import { Hono } from "hono";
import { html } from "hono/html";
import type { Site } from "#domains/content/rules/site.ts";
import type { Company } from "#domains/institute/contract.ts";
import { cachePolicy } from "#server/http/endpoint.ts";
import type { AppEnv } from "#server/http/request.ts";
import { oncePerObject } from "#shared/once-per-object.ts";

type ApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;
type Operation = NonNullable<NonNullable<ApiDocument["paths"]>[string]["get"]>;
type Content = Record<string, { schema?: unknown }>;

/**
 * The API's documentation: for programs at `/openapi.json`, for people at `/docs`. Written at the first request, and again
 * when the company has changed.
 */
export function docsApi(site: () => Site, write: (company: Company) => ApiDocument) {
  const written = oncePerObject((company: Company) => {
    const document = write(company);
    return { document, page: docsPage(document), style: styleOf(company) };
  });
  const docs = () => written(site().content.company);
  const headers = { "Cache-Control": cachePolicy.briefly };
  return new Hono<AppEnv>()
    .get("/openapi.json", (c) => c.json(docs().document, 200, headers))
    .get("/docs", async (c) => c.html(await docs().page, 200, headers))
    .get("/docs/style.css", (c) =>
      c.body(docs().style, 200, { "Content-Type": "text/css; charset=utf-8", ...headers }),
    );
}

const methods = ["get", "post", "put", "patch", "delete"] as const;

/** One page without scripts: each operation, its body and all its answers. */
async function docsPage(document: ApiDocument): Promise<string> {
  const { title, description } = document.info;
  const base = document.servers?.[0]?.url ?? "";
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, operationsOf]) =>
    methods.flatMap((method) => {
      const operation = operationsOf[method];
      return operation ? [operationSection(method, base + path, operation)] : [];
    }),
  );
  const schemas = Object.entries(document.components?.schemas ?? {});
  // always English: the API is described beside its contracts, for programmers
  const lang = "en";
  return String(
    await html`<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="stylesheet" href="${base}/docs/style.css" />
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${description}</p>
      <p>For programs: <a href="${base}/openapi.json">openapi.json</a></p>
      ${operations}
      <h2 id="schemas">Shapes</h2>
      ${schemas.map(([name, schema]) => html`<details id="${name}"><summary>${name}</summary>${code(schema)}</details>`)}
    </main>
  </body>
</html>`,
  );
}

function operationSection(method: string, path: string, operation: Operation) {
  const body = operation.requestBody && "content" in operation.requestBody ? operation.requestBody.content : undefined;
  const answers = Object.entries(operation.responses ?? {});
  return html`<section>
    <h2><span class="method">${method.toUpperCase()}</span><code>${path}</code></h2>
    <p>${operation.summary}. ${operation.description ?? ""}</p>
    ${body ? html`<div>Takes ${shapes(body)}</div>` : ""}
    <dl>
      ${answers.map(
        ([status, answer]) =>
          html`<dt>${status}</dt>
            <dd>${answer.description} ${shapes(answer.content)}</dd>`,
      )}
    </dl>
  </section>`;
}

/** The shapes of a body: a link to each that has a name, otherwise the shape itself. */
function shapes(content: Content | undefined) {
  return Object.values(content ?? {}).map(({ schema }) => {
    const name = /"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(schema))?.[1];
    const isList = typeof schema === "object" && schema !== null && "type" in schema && schema.type === "array";
    return name ? html`<a href="#${name}">${isList ? "a list of " : ""}${name}</a>` : code(schema);
  });
}

function code(schema: unknown) {
  return html`<pre>${JSON.stringify(schema, null, 2)}</pre>`;
}

function styleOf({ brand }: Company): string {
  const { ink, paper, accent, link } = brand.colors;
  const colors = (theme: "light" | "dark") =>
    `--ink: ${ink[theme]}; --paper: ${paper[theme]}; --accent: ${accent[theme]}; --link: ${link[theme]};`;
  return `
:root { color-scheme: light dark; ${colors("light")} }
@media (prefers-color-scheme: dark) { :root { ${colors("dark")} } }
body { background: var(--paper); color: var(--ink); font: 1rem/1.6 Figtree, system-ui, sans-serif; margin: 0; }
main { margin: 0 auto; max-width: 52rem; padding: 3rem 1.5rem; }
h1 { font-size: 2rem; line-height: 1.2; }
h2 { font-size: 1.15rem; margin: 0; }
a { color: var(--link); }
section { border-left: 4px solid var(--accent); border-radius: 4px; margin: 1.5rem 0; padding: 1rem 1.5rem; }
code { overflow-wrap: anywhere; }
code, pre { font: 0.9rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem 1rem; }
summary { cursor: pointer; padding: 0.25rem 0; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; }
.method { background: var(--ink); border-radius: 3px; color: var(--paper); margin-right: 0.5rem; padding: 0.1rem 0.5rem; }
`;
}
