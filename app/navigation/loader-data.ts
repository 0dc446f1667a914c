declare global {
  interface Window {
    /** React Router's own inline script creates this for its hydration. */
    __reactRouterContext: { streamController: ReadableStreamDefaultController<string> };
    /** The page's data, if it has an address of its own (server/serving/document.ts). */
    loaderData?: Promise<Response>;
  }
}

/** A value in React Router's encoding: keys are `_` and the key's index in the list, values are indexes too. */
type Encoded = Record<string, number>;

/** The index that means null. */
const nothing = -5;

/**
 * Gives React Router the data that the page does not contain and its start script has requested. Without it React does
 * not hydrate, and the page stays as it is.
 */
export async function giveLoaderData(asked: Promise<Response>) {
  const response = await asked;
  if (!response.ok) return;
  const { streamController } = window.__reactRouterContext;
  streamController.enqueue(hydrationState(await response.text()));
  streamController.close();
}

/**
 * Converts route data as a client-side navigation receives it (`{ [route]: { data } }`) to the form that hydration reads
 * (`{ loaderData: { [route]: data }, actionData, errors }`). Both are lists whose values refer to one another by index;
 * the first value is the whole.
 */
export function hydrationState(answer: string): string {
  const [results = {}, ...values]: Encoded[] = JSON.parse(answer);
  const loaderData: Encoded = {};
  for (const [route, place] of Object.entries(results))
    [loaderData[route]] = Object.values(values[place - 1] ?? {}) as [number];
  const end = values.length + 1;
  const state = { [`_${end}`]: end + 1, [`_${end + 2}`]: nothing, [`_${end + 3}`]: nothing };
  return `${JSON.stringify([state, ...values, "loaderData", loaderData, "actionData", "errors"])}\n`;
}
