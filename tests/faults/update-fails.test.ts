import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { freshDataDir } from "./support/data-dir.ts";
import { figures, timed } from "./support/figures.ts";
import { freePort, type Program, startProgram } from "./support/program.ts";
import { createReleases, type ReleaseFault } from "./support/releases.ts";
import { auditData } from "./support/stored.ts";
import { type Acknowledged, sendInquiry } from "./support/visitors.ts";

const releases = createReleases();
const { dataDir, remove } = freshDataDir();
afterAll(() => {
  remove();
  releases.remove();
});

const cannotStart = `writeFileSync(join(root, "build/server/main.js"), "throw new Error('This release does not start.');");`;
/** The question of `checkHealth` fails, and nothing else. */
const isUnwell = `
  for (const name of readdirSync(assets)) {
    const text = readFileSync(join(assets, name), "utf8");
    const question = "deps.database.execute(sql\`select 1\`)";
    if (text.includes(question)) writeFileSync(join(assets, name), text.replace(question, question.replace("1", "1/0")));
  }`;

interface Case {
  version: string;
  /** What `npm run update` says. */
  says: string;
  fault?: ReleaseFault;
  origin?: string;
  environment?: Record<string, string>;
}

const notAFolder = join(dataDir, "not-a-folder");
const cases: Record<string, Case> = {
  fetch: { version: "0.2.0", says: "The releases could not be fetched", origin: "/nowhere/at/all" },
  signature: { version: "0.3.0", says: "is not of a key in", fault: { key: "other" } },
  "no signature": { version: "0.4.0", says: "is not signed", fault: { key: "none" } },
  backup: { version: "0.5.0", says: 'the step "backup"', environment: { BACKUP_DIR: notAFolder } },
  install: { version: "0.6.0", says: "No such package.", fault: { install: 'throw new Error("No such package.");' } },
  build: {
    version: "0.7.0",
    says: "It does not compile.",
    fault: { build: 'throw new Error("It does not compile.");' },
  },
  migrate: { version: "0.8.0", says: 'the step "migrate"', fault: { migration: "select 1/0;" } },
  switch: { version: "0.9.0", says: "This release does not start.", fault: { build: cannotStart } },
  health: { version: "0.10.0", says: "the question for its health", fault: { build: isUnwell } },
};

/** Writes without pause until `isOver()`: who was acknowledged, what failed, and when each answer came after how long. */
async function write(origin: string, isOver: () => boolean) {
  const acknowledged: Acknowledged[] = [];
  const failed: string[] = [];
  const answers: { at: number; took: number }[] = [];
  const visitor = async (_: unknown, number: number) => {
    for (let sent = 0; !isOver(); sent += 1) {
      const email = `v${number}-${sent}-${answers.length}@example.com`;
      const { outcome, took } = await timed(() => sendInquiry(origin, email).catch((error) => String(error.cause)));
      answers.push({ at: performance.now(), took });
      if (outcome === 200) acknowledged.push({ sending: "inquiry", email });
      else failed.push(String(outcome));
    }
  };
  await Promise.all(Array.from({ length: 4 }, visitor));
  return { acknowledged, failed, answers };
}

it("an update that fails at any of its steps leaves the release before it; one that succeeds follows it, and goes back", async () => {
  writeFileSync(notAFolder, "");
  const port = await freePort();
  const script = join(releases.home, "scripts/start.mjs");
  const program: Program = await startProgram({ dataDir, port, script });
  let isOver = false;
  const writing = write(program.origin, () => isOver);
  const update = (named: string, more = {}) => releases.update(named, { DATA_DIR: dataDir, ...more });
  try {
    for (const [step, { version, says, fault, origin, environment }] of Object.entries(cases)) {
      releases.publish(version, fault);
      releases.setOrigin(origin ?? releases.author);
      const { ok, said } = await update(`v${version}`, environment);
      expect({ step, ok, said }).toEqual({ step, ok: false, said: expect.stringContaining(says) });
      expect(said).toContain("v0.1.0 goes on as before.");
    }
    releases.publish("0.11.0", { migration: 'alter table "inquiries" add column "of_the_next_release" text;' });
    const begins = performance.now();
    const next = await update("v0.11.0");
    const ends = performance.now();
    expect(next.said).toContain("v0.11.0 serves now.");
    const back = await update("--back");
    expect(back.said).toContain("v0.1.0 serves again");
    isOver = true;
    const { acknowledged, failed, answers } = await writing;
    const longest = (some: typeof answers) => Math.max(...some.map(({ took }) => took));
    expect((await program.stop()).code).toBe(0);
    const data = await auditData(dataDir, acknowledged);
    figures("updates that fail at each step, one that succeeds, and the way back", {
      acknowledged: acknowledged.length,
      failed: failed.length,
      lost: data.lost,
      doubled: data.doubled,
      "longest wait, ms": longest(answers),
      "of the update that succeeds, ms": longest(answers.filter(({ at }) => at > begins && at < ends)),
    });
    expect({ failed, ...data }).toEqual({ failed: [], lost: 0, doubled: 0 });
    expect(acknowledged.length).toBeGreaterThan(100);
  } finally {
    isOver = true;
    await program.kill();
  }
});
