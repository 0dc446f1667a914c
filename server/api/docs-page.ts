import type { OpenAPIHono } from "@hono/zod-openapi";
import { html } from "hono/html";

export type ApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;
type Operation = NonNullable<NonNullable<ApiDocument["paths"]>[string]["get"]>;
type Content = Record<string, { schema?: unknown }>;

const methods = ["get", "post", "put", "patch", "delete"] as const;

/** The API's documentation as one page without scripts: each operation, what it takes and every answer it can give. */
export async function docsPage(document: ApiDocument): Promise<string> {
  const { title, description } = document.info;
  const base = document.servers?.[0]?.url ?? "";
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, operationsOf]) =>
    methods.flatMap((method) => {
      const operation = operationsOf[method];
      return operation ? [operationSection(method, base + path, operation)] : [];
    }),
  );
  const schemas = Object.entries(document.components?.schemas ?? {});
  return String(
    await html`<!doctype html>
<html lang="en">
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

/** The shapes of a body: a link where it has a name, else the shape itself. */
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
