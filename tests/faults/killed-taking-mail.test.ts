import { randomInt, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { people } from "#domains/people/server/tables.ts";
import { incomingSetting } from "#domains/replies/server/incoming-set.ts";
import { createReplyAddresses } from "#domains/replies/server/reply-addresses.ts";
import { openDatabase } from "#server/db/client.ts";
import { createSealedSettings } from "#server/links/sealed-settings.ts";
import { bringMail } from "../support/mail-senders.ts";
import { until } from "../support/until.ts";
import { askFor } from "./support/asking.ts";
import { freshDataDir } from "./support/data-dir.ts";
import { figures } from "./support/figures.ts";
import { freePort, type Program, startProgram } from "./support/program.ts";

/** Number of kills; each life may take 60 mails of one machine, and 30 for one address. */
const kills = 3;
const answerers = 8;
const base = "answers@school.example";

let folder: ReturnType<typeof freshDataDir>;
let mailPort: number;
let program: Program | undefined;
let addresses: string[];

beforeEach(async () => {
  folder = freshDataDir();
  mailPort = await freePort();
  addresses = await openWayIn();
});
afterEach(async () => {
  await program?.kill();
  folder.remove();
});

const opening = () => openDatabase({ databaseUrl: null, dataDir: folder.dataDir }, "as found");

/** Sets the way in, as an owner does, and gives people addresses at which they answer. */
async function openWayIn(): Promise<string[]> {
  const { database, close } = await opening();
  const secret = readFileSync(join(folder.dataDir, "auth-secret"), "utf8").trim();
  const settings = await createSealedSettings({ database, secret, formerSecrets: [], log: { warn() {}, info() {} } });
  const facts = { way: "smtp", address: base, port: mailPort, mailbox: null };
  await database.transaction((transaction) => settings.put(transaction, incomingSetting, { facts }));
  await settings.close();
  const replyAddress = createReplyAddresses({ database, secret, answers: () => ({ name: "School", address: base }) });
  const made: string[] = [];
  for (let at = 0; at < answerers; at += 1) {
    const id = randomUUID();
    const email = `${id}@mail.invalid`;
    await database.insert(people).values({ id, name: "Ayesha Khan", ownEmail: email });
    const given = await replyAddress({ kind: "person", threadId: id, personId: id, memberId: null });
    made.push(given?.address ?? "");
  }
  await close();
  return made;
}

const start = async () => startProgram({ dataDir: folder.dataDir, port: await freePort() });

/** What stands in the database of the ended program: the answers by their mail, and the mails that wait to be read. */
async function stored() {
  const { database, close } = await opening();
  const answers = (await database.execute(sql`select message_id as id from replies`)).rows.map(({ id }) => String(id));
  const { rows } = await database.execute(sql`select file_key as key from incoming_mails`);
  await close();
  const waiting = rows.map(({ key }) => {
    const text = readFileSync(join(folder.dataDir, "files", String(key)), "latin1");
    return /^Message-ID: <([^>]+)>/im.exec(text)?.[1] ?? "";
  });
  return { answers, waiting };
}

it(`killed ${kills} times while mails come in: none that was acknowledged is lost, and none is there twice`, async () => {
  const acknowledged: string[] = [];
  for (let life = 0; life < kills; life += 1) {
    program = await start();
    let isDead = false;
    const send = async (lane: number) => {
      // A sender's server brings a mail again until it is acknowledged.
      for (let sent = 0; !isDead && sent < 14; sent += 1) {
        const id = `${randomUUID()}@mail.invalid`;
        const to = addresses[(lane + sent) % addresses.length] ?? "";
        const mail = { to, from: "ayesha@mail.invalid", text: `Answer ${id}`, messageId: `<${id}>` };
        for (let tries = 0; !isDead && tries < 2; tries += 1)
          if (
            await bringMail(mailPort, mail).then(
              () => true,
              () => false,
            )
          ) {
            acknowledged.push(id);
            break;
          }
      }
    };
    const before = acknowledged.length;
    const lanes = [0, 1, 2, 3].map(send);
    await until(() => acknowledged.length >= before + 10, 120_000);
    await sleep(randomInt(400));
    await program.kill();
    isDead = true;
    await Promise.all(lanes);
  }
  program = await start();
  // Where a machine has no DNS, what came waits to be read; it is not lost.
  await sleep(5_000);
  await program.stop();
  const { answers, waiting } = await stored();
  const times = acknowledged.map((id) => answers.filter((one) => one === id).length);
  const lost = acknowledged.filter((id, at) => times[at] === 0 && !waiting.includes(id));
  figures("kill -9 while mails come in", {
    kills,
    acknowledged: acknowledged.length,
    lost: lost.length,
    "kept twice": times.filter((found) => found > 1).length,
    "still to be read": waiting.length,
  });
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 10);
  expect(lost).toEqual([]);
  expect(new Set(answers).size).toBe(answers.length);
});

/** Speaks SMTP on one connection: says each line once the one before is answered; resolves to the answers. */
async function speak(lines: string[]): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const answers: string[] = [];
  const socket = connect(mailPort, "127.0.0.1");
  const left = [...lines];
  socket
    .on("error", () => {})
    .on("close", () => resolve(answers))
    .on("data", (said) => {
      const text = String(said);
      if (!/^\d{3} /m.test(text)) return;
      answers.push(text);
      const next = left.shift();
      if (next === undefined) socket.end();
      else socket.write(`${next}\r\n`);
    });
  return await promise;
}

it("a flood of connections and of unknown recipients is turned away before any mail, and the site keeps answering", async () => {
  program = await start();
  const { origin } = program;
  await until(async () => (await speak(["QUIT"])).some((text) => text.startsWith("220")), 60_000);
  const unknown = Array.from({ length: 40 }, (_, at) => `RCPT TO:<nobody-${at}@school.example>`);
  const asking = askFor(origin, 5_000);
  const guesses = await speak(["EHLO mx.test", "MAIL FROM:<a@mail.invalid>", ...unknown]);
  const refused = guesses.filter((text) => text.startsWith("550")).length;
  const flood = await Promise.all(Array.from({ length: 200 }, () => speak(["EHLO mx.test"])));
  const greeted = flood.filter(([first]) => first?.startsWith("220")).length;
  const asked = await asking;
  figures("a flood at the mail port", {
    "unknown recipients refused before the connection ended": refused,
    "connections greeted of 200": greeted,
    "pages and forms asked meanwhile": asked.asked,
    failed: asked.failed,
    "answer p99 ms": asked.p99,
  });
  expect(refused).toBeLessThanOrEqual(21);
  expect(guesses.filter((text) => text.startsWith("250"))).toHaveLength(2);
  expect(greeted, "a machine that has guessed addresses is not heard for ten minutes").toBe(0);
  expect(asked.failed).toBe(0);
  expect(program.ended()).toBeNull();
});
