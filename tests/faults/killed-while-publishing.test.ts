import { afterAll, expect, it } from "vitest";
import { judgeSurvived, killWhilePublishing } from "../support/killed-publications.ts";
import { freshDataDir } from "./support/data-dir.ts";
import { figures } from "./support/figures.ts";
import { freePort, startProgram } from "./support/program.ts";

/** How often the program is killed; more by `FAULT_KILLS`. */
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
