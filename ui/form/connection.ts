import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction, redirect } from "react-router";
import type { ActOutcome } from "./act-outcome.ts";
import { forgetSent } from "./kept-text.ts";

/** The loaded page, and the address that is being opened. */
interface ShownPage {
  /** The data of each route, by its id. */
  loaded: ReadonlyMap<string, unknown>;
  opening: string | null;
}

type Unsent = NonNullable<ActOutcome["unsent"]>;

/** Delays before something is sent again, in milliseconds. */
const delays = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000];

/** The statuses of an overloaded server, or of a proxy that cannot reach it. */
const temporary: Unsent[] = ["connection", 408, 425, 429, 502, 503, 504];

let page: ShownPage = { loaded: new Map(), opening: null };
let tries = 0;

/** Tells the connection which page is shown, so that its data outlasts a cut connection. */
export function showPage(shown: ShownPage) {
  page = shown;
}

/** Whether the same can be sent again without a change. */
export const isTemporary = (unsent: Unsent) => temporary.includes(unsent);

/** Calls `send` once a connection is back, or some seconds have passed. Returns the function that stops it. */
export function whenBack(send: () => void): () => void {
  const timer = setTimeout(go, delays[Math.min(tries, delays.length - 1)]);
  tries += 1;
  addEventListener("online", go);
  function stop() {
    clearTimeout(timer);
    removeEventListener("online", go);
  }
  function go() {
    stop();
    send();
  }
  return stop;
}

/**
 * Keeps a page whole while the connection is cut. A form that reaches no answer of its page gets the outcome `unsent`;
 * data that cannot be loaded again stays as it is, and a link waits until its page can be loaded.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const form = request.method === "GET" ? null : await request.clone().formData();
  const results = await next();
  if (request.signal.aborted) return results;
  const failed = Object.entries(results).flatMap(([id, { type, result }]) => {
    const unsent = type === "error" ? unsentBy(unwrapped(result)) : null;
    return unsent === null ? [] : [{ id, unsent }];
  });
  if (failed.length === 0) tries = 0;
  if (form && failed.length === 0 && Object.values(results).every(isDone)) forgetSent(String(form.get("formName")));
  for (const { type, result } of Object.values(results)) if (type === "data") leaveOutTyped(unwrapped(result));
  for (const { id, unsent } of failed) {
    if (form) results[id] = { type: "data", result: data(unsentOutcome(form, unsent), { status: 503 }) };
    else if (isTemporary(unsent)) results[id] = { type: "data", result: await loadedOrWaiting(request, id) };
  }
  return results;
};

/**
 * Leaves out what was typed from the answer to a form whose record someone else has changed: the page still has it, and
 * its fields take what is saved now, so that the form can show both.
 */
function leaveOutTyped(said: unknown) {
  if (typeof said === "object" && said !== null && "isConflict" in said && "typed" in said)
    Reflect.deleteProperty(said, "typed");
}

/** Whether an act was done, or led to another page. */
function isDone({ result }: DataStrategyResult): boolean {
  if (result instanceof Response) return true;
  const said = unwrapped(result);
  return typeof said === "object" && said !== null && "done" in said;
}

/** An action's own value, which the router wraps. */
const unwrapped = (result: unknown) =>
  typeof result === "object" && result !== null && "data" in result && "init" in result && !isRouteErrorResponse(result)
    ? result.data
    : result;

/** Why an error is no answer of the page; null for a redirect. */
function unsentBy(error: unknown): Unsent | null {
  if (error instanceof Response) return null;
  if (isRouteErrorResponse(error)) return error.status;
  const isCut = error instanceof TypeError || (error instanceof Error && error.cause !== undefined);
  return isCut ? "connection" : 500;
}

function unsentOutcome(form: FormData, unsent: Unsent): ActOutcome {
  const [name, intent] = [form.get("formName"), form.get("intent")];
  return { ...(name !== null && { form: String(name) }), intent: String(intent ?? ""), unsent, at: Date.now() };
}

/** The route's data of the shown page; for another page, its address once it can be asked for again. */
async function loadedOrWaiting({ url, signal }: Request, id: string): Promise<unknown> {
  const { pathname, search } = new URL(url);
  if (`${pathname}${search}` !== page.opening) return page.loaded.get(id);
  await new Promise<void>((resolve) => {
    const stop = whenBack(resolve);
    signal.addEventListener("abort", stop);
  });
  return redirect(url);
}
