import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { freePort } from "../../support/free-port.ts";
import { until } from "../../support/until.ts";

/** A mail's score, and the rules that made it. */
export interface SpamScore {
  score: number;
  rules: string[];
}

const preferences = ["report_safe 0", "use_bayes 0", "skip_rbl_checks 1", "dns_available no"].join("\n");

/** The scores of mails by SpamAssassin, in their order; it asks nobody on the network. */
export function spamAssassinScores(mails: Buffer[]): SpamScore[] {
  const home = mkdtempSync(join(tmpdir(), "spamassassin-"));
  try {
    const [box, settings] = [join(home, "mbox"), join(home, "user_prefs")];
    const separated = mails.map((mail) => `From sender@example.org Fri Nov 27 09:00:00 2026\n${unixLines(mail)}\n\n`);
    writeFileSync(box, separated.join(""));
    writeFileSync(settings, preferences);
    const { stdout, stderr, status, error } = spawnSync("spamassassin", ["-L", "-p", settings, "--mbox", box], {
      env: { ...process.env, HOME: home, LC_ALL: "C" },
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
    });
    if (error || status !== 0) throw error ?? new Error(stderr);
    const verdicts = stdout.matchAll(
      /^X-Spam-Status: \w+, score=(-?[\d.]+) required=[\d.]+ tests=([\s\S]*?)\s+autolearn=/gm,
    );
    return [...verdicts].map(([, score, rules = ""]) => ({ score: Number(score), rules: rules.split(/[,\s]+/) }));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** A line of a body that begins so would begin a mail of the box. */
const unixLines = (mail: Buffer) =>
  mail
    .toString("latin1")
    .replaceAll("\r\n", "\n")
    .replace(/^From /gm, ">From ");

/** The modules of rspamd that ask the network or remember earlier mails. */
const leftOut = [
  ...["rbl", "surbl", "asn", "fuzzy_check", "dkim", "spf", "dmarc", "arc", "phishing", "mx_check", "hfilter"],
  ...["url_redirector", "neural", "rspamd_update", "greylist", "ratelimit", "replies", "history_redis"],
];

const answer = z.object({
  score: z.number(),
  symbols: z.record(z.string(), z.object({ score: z.number() })),
});

/** Starts rspamd with its own rules, for a test; `close` ends it. */
export async function startRspamd() {
  const home = mkdtempSync(join(tmpdir(), "rspamd-"));
  const local = join(home, "local.d");
  mkdirSync(local);
  const [normal, controller, proxy] = [await freePort(), await freePort(), await freePort()];
  const settings: Record<string, string> = {
    "worker-normal.inc": `bind_socket = "127.0.0.1:${normal}"; count = 1;`,
    "worker-controller.inc": `bind_socket = "127.0.0.1:${controller}"; count = 1;`,
    "worker-proxy.inc": `bind_socket = "127.0.0.1:${proxy}"; count = 1;`,
    // Nothing answers at the port of discard.
    "options.inc": 'dns { nameserver = ["127.0.0.1:9"]; timeout = 0.1s; retransmits = 1; }',
    "logging.inc": 'type = "console"; level = "error";',
  };
  for (const name of leftOut) settings[`${name}.conf`] = "enabled = false;";
  for (const [name, text] of Object.entries(settings)) writeFileSync(join(local, name), text);
  // It gives up root's rights.
  for (const folder of [home, local]) chmodSync(folder, 0o777);
  const folders = { LOCAL_CONFDIR: home, RUNDIR: home, DBDIR: home, LOGDIR: home };
  const variables = Object.entries(folders).map(([name, folder]) => `--var=${name}=${folder}`);
  const child = spawn("rspamd", ["-f", "-i", "-c", "/etc/rspamd/rspamd.conf", ...variables], { stdio: "ignore" });
  const url = `http://127.0.0.1:${normal}`;
  await until(
    () =>
      fetch(`${url}/ping`).then(
        ({ ok }) => ok,
        () => false,
      ),
    60_000,
  );
  return {
    async score(mail: Buffer): Promise<SpamScore> {
      const response = await fetch(`${url}/checkv2`, { method: "POST", body: new Uint8Array(mail) });
      const { score, symbols } = answer.parse(await response.json());
      const rules = Object.entries(symbols).filter(([, symbol]) => symbol.score !== 0);
      return { score, rules: rules.map(([name, symbol]) => `${name} ${symbol.score}`) };
    },
    async close() {
      child.kill();
      await once(child, "exit");
      rmSync(home, { recursive: true, force: true });
    },
  };
}
