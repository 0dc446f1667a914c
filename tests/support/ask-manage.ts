import { request } from "node:http";
import { json } from "node:stream/consumers";
import type { DocumentStates } from "#domains/content/server/drafts.ts";
import type { Publication } from "#domains/content/server/publish.ts";
import type { OperatorVerb } from "#server/compose/operator-verbs.ts";
import { manageSocketPath } from "#server/config/paths.ts";

/** Asks the staff's API of the running program at its socket. Throws its refusals. */
async function askManage<Answer>(dataDir: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const socketPath = manageSocketPath(dataDir);
  if (socketPath === null) throw new Error("There is no socket on this system.");
  return await new Promise((resolve, reject) => {
    const sending = request({ socketPath, method, path }, (response) => {
      json(response).then((answer) => {
        if (response.statusCode && response.statusCode < 300) resolve(answer as Answer);
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${JSON.stringify(answer)}`));
      }, reject);
    });
    sending.on("error", reject);
    sending.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Calls a verb of the office of the running program, as `manage call` does. Throws its refusals. */
export async function callVerbAt<Answer>(dataDir: string, verb: OperatorVerb, ...args: unknown[]): Promise<Answer> {
  return await askManage<Answer>(dataDir, "POST", `/call/${verb}`, args);
}

/** Confirms the payment of an order on the latest proof. */
export async function confirmPayment(dataDir: string, reference: string): Promise<void> {
  const { review } = await callVerbAt<{ review: { latestProof: string } }>(dataDir, "findOrder", reference);
  const decision = { verdict: "payment_confirmed", seenProof: review.latestProof };
  await callVerbAt(dataDir, "settleOrder", reference, decision);
}

/** Imports a batch into the running program; with `update` changes the named fields of the one that is there. */
export async function enterBatch(dataDir: string, fields: object, update = false): Promise<void> {
  const inputs = [{ kind: "batches", where: "", fields }];
  await askManage(dataDir, "POST", "/catalogue", { inputs, update, check: false });
}

/** Publishes a document with some fields changed, as the staff do; returns the publication's number. */
export async function publishChange(
  dataDir: string,
  { kind, id }: { kind: string; id: string },
  changes: Record<string, unknown>,
): Promise<number> {
  const key = { kind, id, locale: "en" };
  const { published, version } = await callVerbAt<DocumentStates>(dataDir, "showDocument", key);
  const document = { ...(published as object), ...changes };
  await callVerbAt(dataDir, "saveDraft", key, { document, version });
  return (await callVerbAt<Publication>(dataDir, "publish")).number;
}
