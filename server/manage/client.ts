import type { ErrorBody } from "#shared/contracts/errors.ts";

/** A way to the staff's API: through the running program, or with the database opened here. */
export interface ManageClient {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** A request that was refused, in the words of the one who refused it. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly body: ErrorBody;

  constructor(body: ErrorBody) {
    super(body.message);
    this.body = body;
  }
}

/** Asks and answers what was answered. Throws a `Refusal`. */
export async function ask<Answer>(client: ManageClient, method: string, path: string, body?: unknown): Promise<Answer> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  return await answerOf<Answer>(await client.fetch(new Request(`http://manage${path}`, init)));
}

/** Asks for a list and answers its entries, and where its next page begins: null at the end. Throws a `Refusal`. */
export async function askList<Entry>(
  client: ManageClient,
  path: string,
): Promise<{ entries: Entry[]; next: string | null }> {
  const response = await client.fetch(new Request(`http://manage${path}`));
  return { entries: await answerOf<Entry[]>(response), next: response.headers.get("Next-Cursor") };
}

/** Sends a stream and answers what was answered. Throws a `Refusal`. */
export async function send<Answer>(client: ManageClient, path: string, body: ReadableStream): Promise<Answer> {
  const init = { method: "POST", body, duplex: "half" as const };
  return await answerOf<Answer>(await client.fetch(new Request(`http://manage${path}`, init)));
}

/** Asks for a stream. Throws a `Refusal`. */
export async function receive(client: ManageClient, path: string): Promise<Response> {
  const response = await client.fetch(new Request(`http://manage${path}`, { method: "POST" }));
  if (!response.ok) await answerOf(response);
  return response;
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refusal(answer as ErrorBody);
  return answer as Answer;
}
