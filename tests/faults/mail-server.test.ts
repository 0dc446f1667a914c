import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";
import { freshDataDir } from "./support/data-dir.ts";
import { figures, timed } from "./support/figures.ts";
import { auditMails } from "./support/kept.ts";
import { freePort, type Program, startProgram } from "./support/program.ts";
import { breakOffInData, type SilentServer, startSilentServer } from "./support/silent-server.ts";
import { type Acknowledged, sendInquiry } from "./support/visitors.ts";

/** A mail that failed is tried again after 15 to 30 s, then later each time. */
const patience = 120_000;
const inquiry: Acknowledged = { sending: "inquiry", email: "ayesha@example.com" };
const none = { missing: 0, extra: 0, repeated: 0 };

let folder: ReturnType<typeof freshDataDir>;
let mailPort: number;
let port: number;
let program: Program;
let silent: SilentServer | undefined;
let smtp: SmtpPeer | undefined;

const start = async () => {
  program = await startProgram({
    dataDir: folder.dataDir,
    port,
    environment: { SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
  });
};
beforeEach(async () => {
  folder = freshDataDir();
  [mailPort, port] = [await freePort(), await freePort()];
  await start();
});
afterEach(async () => {
  await program.kill();
  await smtp?.close();
  await silent?.close();
  [smtp, silent] = [undefined, undefined];
  folder.remove();
});

/** Sends an inquiry, which must be acknowledged at once whatever its mails will meet. */
async function send(email = inquiry.email) {
  const { outcome, took } = await timed(() => sendInquiry(program.origin, email));
  expect(outcome).toBe(200);
  expect(took).toBeLessThan(5_000);
  return took;
}

const untilNotSent = async () => await until(() => program.output().includes("mail not sent"), patience);

/** Waits until both letters have come, and for a second of either that must not. */
async function expectOnce(peer: SmtpPeer) {
  const { took } = await timed(() => until(() => auditMails(peer.received, [inquiry]).missing === 0, patience));
  await sleep(3_000);
  expect(auditMails(peer.received, [inquiry])).toEqual(none);
  expect(peer.received).toHaveLength(2);
  return took;
}

it("a mail server that is not there: the inquiry is taken at once, its mails come when it is back, once", async () => {
  const acknowledged = await send();
  await untilNotSent();
  smtp = await startSmtpPeer(mailPort);
  const mails = await expectOnce(smtp);
  figures("SMTP refuses the connection", { "acknowledged after ms": acknowledged, "mails after ms": mails });
});

it("a mail server that puts off (450): its mails come when it takes them, once", async () => {
  smtp = await startSmtpPeer(mailPort);
  smtp.refuseWith = 450;
  const acknowledged = await send();
  await untilNotSent();
  smtp.refuseWith = null;
  const mails = await expectOnce(smtp);
  figures("SMTP answers 450", { "acknowledged after ms": acknowledged, "mails after ms": mails });
});

it("a mail server that refuses one recipient for good (550): all others get their mail without waiting", async () => {
  smtp = await startSmtpPeer(mailPort);
  smtp.refuseWith = 550;
  smtp.refuses = "nobody@example.com";
  await send("nobody@example.com");
  await send();
  const peer = smtp;
  const { took } = await timed(() =>
    until(() => auditMails(peer.received, [inquiry]).missing === 0 && peer.received.length === 3, 10_000),
  );
  await sleep(3_000);
  expect(smtp.received.filter(({ to }) => to.includes("nobody@example.com"))).toEqual([]);
  expect(program.output()).toContain('"reason":"address refused"');
  figures("SMTP answers 550 to one recipient", { "all others after ms": took });
});

it("a mail server that never says a word: pages and forms go on, the program stops in 10 s, its mails come later, once", async () => {
  silent = await startSilentServer(mailPort);
  const acknowledged = await send();
  const listening = silent;
  await until(() => listening.connections() > 0);
  const page = await timed(async () => (await fetch(`${program.origin}/contact`)).status);
  expect(page.outcome).toBe(200);
  const stopped = await program.stop();
  expect(stopped.code).toBe(0);
  expect(stopped.took).toBeLessThan(10_000);
  await silent.close();
  silent = undefined;
  smtp = await startSmtpPeer(mailPort);
  await start();
  const mails = await expectOnce(smtp);
  figures("SMTP hangs", {
    "acknowledged after ms": acknowledged,
    "a page meanwhile ms": page.took,
    "stopped after ms": stopped.took,
    "mails after the next start ms": mails,
  });
});

it("a mail server that breaks off in the midst of a mail: the mail comes whole when it no longer does, once", async () => {
  silent = await startSilentServer(mailPort, breakOffInData);
  const acknowledged = await send();
  await untilNotSent();
  await silent.close();
  silent = undefined;
  smtp = await startSmtpPeer(mailPort);
  const mails = await expectOnce(smtp);
  figures("SMTP breaks off in DATA", { "acknowledged after ms": acknowledged, "mails after ms": mails });
});
