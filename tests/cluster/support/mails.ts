import { setTimeout as sleep } from "node:timers/promises";
import { until } from "../../support/until.ts";
import type { Cluster } from "./cluster.ts";

/** The staff's mails about visitors, by the visitor's address: the message ids, a mail that came twice counted twice. */
function staffMails({ smtp }: Cluster): Map<string, string[]> {
  const mails = new Map<string, string[]>();
  for (const { parsed } of smtp.received) {
    const visitor = parsed.replyTo?.[0]?.address;
    if (visitor) mails.set(visitor, [...(mails.get(visitor) ?? []), parsed.messageId ?? ""]);
  }
  return mails;
}

/** Waits until the staff has a mail about each of these visitors, a second longer, and returns all of theirs. */
export async function mailsAbout(cluster: Cluster, visitors: Set<string>, patience: number): Promise<string[][]> {
  await until(() => {
    const mails = staffMails(cluster);
    return [...visitors].every((visitor) => mails.has(visitor));
  }, patience);
  await sleep(1_000);
  const mails = staffMails(cluster);
  return [...visitors].map((visitor) => mails.get(visitor) ?? []);
}
