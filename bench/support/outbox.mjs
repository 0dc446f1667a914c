import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const mailsIn = (dataDir) => {
  const outbox = join(dataDir, "outbox");
  return existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith(".eml")) : [];
};

/** For each visitor's address, the number of mails to the staff whose replies would go to it. */
export function staffMails(dataDir) {
  const counts = new Map();
  for (const name of mailsIn(dataDir)) {
    const mail = readFileSync(join(dataDir, "outbox", name), "utf8");
    const head = mail.slice(0, mail.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
    const visitor = /^Reply-To:.*?([\w.+-]+@[\w.-]+)>?\s*$/im.exec(head)?.[1];
    if (visitor) counts.set(visitor, (counts.get(visitor) ?? 0) + 1);
  }
  return counts;
}

/** Waits until the staff has a mail about each of these visitors, or for `limit` milliseconds at most. */
export async function untilMailed(dataDir, visitors, limit) {
  for (const deadline = Date.now() + limit; Date.now() < deadline; await sleep(2_000)) {
    const mails = staffMails(dataDir);
    if ([...visitors].every((visitor) => mails.has(visitor))) return;
  }
}
