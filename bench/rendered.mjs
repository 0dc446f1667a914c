import { setTimeout as sleep } from "node:timers/promises";
import { compareWithNginx } from "./support/beside-nginx.mjs";
import { loader } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, has, startProgram } from "./support/program.mjs";
import { report, skip } from "./support/report.mjs";

/**
 * `npm run bench -- rendered`: pages rendered from the database, brotli, from our program and from nginx that sends the
 * very same bytes and headers from a file.
 */
const paths = ["/course-outline/data-analyst", "/batches/data-analyst"];

async function compare(program) {
  await sleep(2_000);
  const rows = [{ what: "asked by", measured: loader }];
  for (const path of paths) {
    const page = await compareWithNginx(program, path);
    rows.push(
      { what: path, measured: page.bytes, unit: "bytes" },
      { what: `${path} by nginx`, measured: page.nginx, unit: "requests/s" },
      { what: `${path} by Darsgah`, measured: page.ours, unit: "requests/s", ofNginx: page.byClock },
      { what: `${path}: Darsgah / nginx`, measured: page.byClock, atLeast: 0.4 },
      { what: `${path}: by processor time`, measured: page.byProcessor },
    );
  }
  report("rendered", rows);
}

if (!has("nginx")) {
  skip("rendered", "nginx is missing (Debian: apt-get install nginx-light)");
} else {
  await ensureBuilt();
  const { dataDir, remove } = freshDataDir();
  const program = await startProgram({ dataDir, port: await freePort(), core: 0 });
  try {
    await compare(program);
  } finally {
    await program.stop();
    remove();
  }
}
