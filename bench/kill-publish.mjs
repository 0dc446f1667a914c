import { judgeSurvived, killWhilePublishing } from "../tests/support/killed-publications.ts";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { report } from "./support/report.mjs";

/**
 * `npm run bench -- kill-publish`: kills the program without warning, twenty times, while it publishes. After each restart
 * pages, their data, the API and the sitemap must show the same publication: the last acknowledged one, or the one
 * under way.
 */
const kills = 20;

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
try {
  const port = await freePort();
  const survived = await killWhilePublishing({ dataDir, start: () => startProgram({ dataDir, port }) }, kills);
  const { answered, old, newer, mixed, lost, invented } = judgeSurvived(survived);
  report("kill-publish", [
    { what: "kills", measured: kills },
    { what: "answered before the kill", measured: answered },
    { what: "wholly the publication before", measured: old },
    { what: "wholly the one that was under way", measured: newer },
    { what: "mixed", measured: mixed, exactly: 0 },
    { what: "acknowledged and lost", measured: lost, exactly: 0 },
    { what: "shown and never published", measured: invented, exactly: 0 },
  ]);
} finally {
  remove();
}
