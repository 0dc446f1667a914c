import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, type TestContext } from "vitest";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";
import { freshDataDir } from "./support/data-dir.ts";
import { figures, timed } from "./support/figures.ts";
import { freePort, startProgram } from "./support/program.ts";
import { breakOffInData, startSilentServer } from "./support/silent-server.ts";
import { auditMails } from "./support/stored.ts";
import { type Acknowledged, sendInquiry } from "./support/visitors.ts";

/** A mail that failed is tried again after 15 to 30 s, then later each time. */
const patience = 120_000;
const inquiry: Acknowledged = { sending: "inquiry", email: "ayesha@example.com" };
const none = { missing: 0, extra: [], repeated: 0 };

/** A test's own program, and the port of its mail server, where nothing listens yet. */
async function arrange({ onTestFinished }: TestContext) {
  const folder = freshDataDir();
  onTestFinished(folder.remove);
  const [mailPort, port] = [await freePort(), await freePort()];
  const environment = { SMTP_URL: `smtp://127.0.0.1:${mailPort}` };
  const start = async () => await startProgram({ dataDir: folder.dataDir, port, environment });
  let program = await start();
  onTestFinished(() => program.kill());
  return {
    origin: program.origin,
    output: () => program.output(),
    stop: () => program.stop(),
    async startAgain() {
      program = await start();
    },
    async startSmtp() {
      const smtp = await startSmtpPeer(mailPort);
      onTestFinished(() => smtp.close());
      return smtp;
    },
    async startSilent(onConnection?: (socket: Socket) => void) {
      const silent = await startSilentServer(mailPort, onConnection);
      onTestFinished(() => silent.close());
      return silent;
    },
    /** Sends an inquiry, which must be acknowledged at once regardless of the fate of its mails. */
    async send(email = inquiry.email) {
      const { outcome, took } = await timed(() => sendInquiry(program.origin, email));
      expect(outcome).toBe(200);
      expect(took).toBeLessThan(5_000);
      return took;
    },
    untilNotSent: async () => await until(() => program.output().includes("mail not sent"), patience),
  };
}

/** Waits until both emails have come, and for a second of either that must not. */
async function expectOnce(peer: SmtpPeer) {
  const { took } = await timed(() => until(() => auditMails(peer.received, [inquiry]).missing === 0, patience));
  await sleep(3_000);
  expect(auditMails(peer.received, [inquiry])).toEqual(none);
  expect(peer.received).toHaveLength(2);
  return took;
}

// Most of each of these three is waiting for the next try.
it.concurrent("a mail server that is not there: the inquiry is taken at once, its mails come when it is back, once", async (context) => {
  const program = await arrange(context);
  const acknowledged = await program.send();
  await program.untilNotSent();
  const mails = await expectOnce(await program.startSmtp());
  figures("SMTP refuses the connection", { "acknowledged after ms": acknowledged, "mails after ms": mails });
});

it.concurrent("a mail server that puts off (450): its mails come when it takes them, once", async (context) => {
  const program = await arrange(context);
  const smtp = await program.startSmtp();
  smtp.refuseWith = 450;
  const acknowledged = await program.send();
  await program.untilNotSent();
  smtp.refuseWith = null;
  const mails = await expectOnce(smtp);
  figures("SMTP answers 450", { "acknowledged after ms": acknowledged, "mails after ms": mails });
});

it.concurrent("a mail server that breaks off in the midst of a mail: the mail comes whole when it no longer does, once", async (context) => {
  const program = await arrange(context);
  const silent = await program.startSilent(breakOffInData);
  const acknowledged = await program.send();
  await program.untilNotSent();
  await silent.close();
  const mails = await expectOnce(await program.startSmtp());
  figures("SMTP breaks off in DATA", { "acknowledged after ms": acknowledged, "mails after ms": mails });
});

it("a mail server that refuses one recipient for good (550): all others get their mail without waiting", async (context) => {
  const program = await arrange(context);
  const smtp = await program.startSmtp();
  smtp.refuseWith = 550;
  smtp.refuses = "nobody@example.com";
  await program.send("nobody@example.com");
  await program.send();
  const { took } = await timed(() =>
    until(() => auditMails(smtp.received, [inquiry]).missing === 0 && smtp.received.length === 3, 10_000),
  );
  await sleep(3_000);
  expect(smtp.received.filter(({ to }) => to.includes("nobody@example.com"))).toEqual([]);
  expect(program.output()).toContain('"reason":"address refused"');
  figures("SMTP answers 550 to one recipient", { "all others after ms": took });
});

it("a mail server that never says a word: pages and forms go on, the program stops in 10 s, its mails come later, once", async (context) => {
  const program = await arrange(context);
  const silent = await program.startSilent();
  const acknowledged = await program.send();
  await until(() => silent.connections() > 0);
  const page = await timed(async () => (await fetch(`${program.origin}/contact`)).status);
  expect(page.outcome).toBe(200);
  const stopped = await program.stop();
  expect(stopped.code).toBe(0);
  expect(stopped.took).toBeLessThan(10_000);
  await silent.close();
  const smtp = await program.startSmtp();
  await program.startAgain();
  const mails = await expectOnce(smtp);
  figures("SMTP hangs", {
    "acknowledged after ms": acknowledged,
    "a page meanwhile ms": page.took,
    "stopped after ms": stopped.took,
    "mails after the next start ms": mails,
  });
});
