declare global {
  interface Window {
    /** What React Router's own inline script leaves for its hydration. */
    __reactRouterContext: { streamController: ReadableStreamDefaultController<string> };
    /** The page's data, where they have an address of their own (server/serving/document.ts). */
    loaderData?: Promise<Response>;
  }
}

/** A value in React Router's encoding: under `_` and a key's place in the list, the place of what it holds. */
type Encoded = Record<string, number>;

/** The place that stands for null. */
const nothing = -5;

/**
 * Hands React Router the data that its page does not carry and its start script has asked for. Without them React does not
 * wake, and the page goes on as it is.
 */
export async function giveLoaderData(asked: Promise<Response>) {
  const response = await asked;
  if (!response.ok) return;
  const { streamController } = window.__reactRouterContext;
  streamController.enqueue(hydrationState(await response.text()));
  streamController.close();
}

/**
 * The data of a page's routes, as a navigation inside the site gets them (`{ [route]: { data } }`), in the form in which
 * hydration reads them (`{ loaderData: { [route]: data }, actionData, errors }`). Both are lists of values that name one
 * another by their place, the first being the whole.
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
