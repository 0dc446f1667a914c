/** The loggable part of an error: the failure and its place, never a user's input. */
export interface ReadableError {
  type: string;
  message: string;
  /** The stack, a line for each call. */
  stack: string;
  code?: unknown;
  /** The database's further details of its refusal: names of its own. */
  constraint?: unknown;
  table?: unknown;
  column?: unknown;
  cause?: ReadableError;
}

/** Maximum depth of causes. */
const deepest = 5;

/**
 * An error as the log, the job queue and the console may hold it. A failed query is reported without its parameters;
 * values quoted by a database, a JSON parser or a contract are left out, and so is everything that a driver attaches.
 */
export function readableError(error: unknown, depth = 0): ReadableError {
  if (!(error instanceof Error))
    return { type: typeof error, message: "something was thrown that is no error", stack: "" };
  const { code, constraint, table, column } = error as Error & Record<string, unknown>;
  const named = Object.entries({ code, constraint, table, column }).filter(([, value]) => value !== undefined);
  const hasCause = error.cause instanceof Error && depth < deepest;
  return {
    type: error.constructor.name,
    message: messageOf(error),
    stack: callsOf(error),
    ...Object.fromEntries(named),
    ...(hasCause && { cause: readableError(error.cause, depth + 1) }),
  };
}

function messageOf(error: Error): string {
  // A driver's own error has the query as well, but a different message.
  if ("query" in error && error.message.startsWith("Failed query:")) return `Failed query: ${error.query}`;
  if ("issues" in error && Array.isArray(error.issues)) return `Issues: ${error.issues.map(issueOf).join(", ")}`;
  // `Unexpected token 'a', "what was sent" is not valid JSON`
  if (error instanceof SyntaxError && error.message.includes("JSON")) return "What was read is not valid JSON";
  // SQLSTATE class 22, as `invalid input syntax for type uuid: "what was sent"`
  if ("code" in error && typeof error.code === "string" && /^22[0-9A-Z]{3}$/.test(error.code))
    return error.message.replace(/: .*$/s, "");
  return error.message;
}

/** The kind of a contract's issue and its field, if the field has a name as ours have. */
function issueOf({ code, path = [] }: { code?: unknown; path?: unknown[] }): string {
  const isOurs = path.every((part) => /^[a-z][A-Za-z]{0,30}$|^\d{1,4}$/.test(String(part)));
  return isOurs && path.length > 0 ? `${code} at ${path.join(".")}` : String(code);
}

/** The calls of an error's stack, without the message before them: it may have lines that look like calls. */
function callsOf({ stack = "", message }: Error): string {
  const at = message === "" ? -1 : stack.indexOf(message);
  const calls = at < 0 ? stack : stack.slice(at + message.length);
  return calls
    .split("\n")
    .filter((line) => /^\s+at .*[(:/]/.test(line))
    .join("\n");
}
