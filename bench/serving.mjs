import { compareWithNginx } from "./support/beside-nginx.mjs";
import { loader } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, has, startProgram, untilRecompressed } from "./support/program.mjs";
import { report, skip } from "./support/report.mjs";

/**
 * `npm run bench -- serving`: the home page, brotli, from our program and from nginx that sends the very same bytes and
 * headers from a file.
 */
async function compare(program) {
  await untilRecompressed(`${program.origin}/`);
  const home = await compareWithNginx(program, "/");
  report("serving", [
    { what: `asked by ${loader}`, measured: home.connections, unit: "connections" },
    { what: "home page, brotli", measured: home.bytes, unit: "bytes" },
    { what: "nginx", measured: home.nginx, unit: "requests/s" },
    { what: "Darsgah", measured: home.ours, unit: "requests/s", ofNginx: home.byClock },
    { what: "Darsgah / nginx", measured: home.byClock, atLeast: 0.65 },
    { what: "the same by processor time", measured: home.byProcessor },
  ]);
}

if (!has("nginx")) {
  skip("serving", "nginx is missing (Debian: apt-get install nginx-light)");
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
