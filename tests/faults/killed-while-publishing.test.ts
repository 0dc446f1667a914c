import { afterAll, expect, it } from "vitest";
import { judgeSurvived, killWhilePublishing, publish, readShown, saveDrafts } from "../support/killed-publications.ts";
import { startPostgresProxy } from "../support/postgres-proxy.ts";
import { createPostgresServer } from "../support/postgres-server.ts";
import { freshDataDir } from "./support/data-dir.ts";
import { figures } from "./support/figures.ts";
import { freePort, startProgram } from "./support/program.ts";

/** Number of kills of the program; more by `FAULT_KILLS`. */
const kills = Number(process.env.FAULT_KILLS ?? 5);

const { dataDir, remove } = freshDataDir();
afterAll(remove);

it(`killed ${kills} times while publishing: the site is wholly the old or wholly the new one`, async () => {
  const port = await freePort();
  const survived = await killWhilePublishing({ dataDir, start: () => startProgram({ dataDir, port }) }, kills);
  const { answered, old, newer, mixed, lost, invented } = judgeSurvived(survived);
  figures("kill -9 while publishing", { kills, answered, "wholly old": old, "wholly new": newer, mixed, lost });
  expect({ mixed, lost, invented }, JSON.stringify(survived)).toEqual({ mixed: 0, lost: 0, invented: 0 });
  expect(survived).toHaveLength(kills);
});

it("killed after the database has committed, before the program knows: the site is wholly the new one", async () => {
  const own = freshDataDir();
  const [port, postgres] = await Promise.all([freePort(), createPostgresServer()]);
  await postgres.start();
  const proxy = await startPostgresProxy(postgres.url);
  const start = (url: string) =>
    startProgram({ dataDir: own.dataDir, port, environment: { DATABASE_URL: url, DEMO_CONTENT: "on" } });
  let program = await start(proxy.url);
  try {
    await saveDrafts(own.dataDir, 1);
    expect(await publish(own.dataDir)).toBe(1);
    await saveDrafts(own.dataDir, 2);
    proxy.mode = "keeps a publication's answer back";
    const answer = publish(own.dataDir).then(
      () => "published",
      () => "nothing",
    );
    await Promise.race([proxy.committed, answer]);
    await program.kill();
    expect(await answer).toBe("nothing");
    program = await start(postgres.url);
    expect(new Set(Object.values(await readShown(program.origin)))).toEqual(new Set([2]));
    await saveDrafts(own.dataDir, 3);
    expect(await publish(own.dataDir)).toBe(3);
    await program.stop();
  } finally {
    await program.kill();
    await proxy.close();
    await postgres.remove();
    own.remove();
  }
});
