import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../support/free-port.ts";
import { until } from "../../support/until.ts";

const run = promisify(execFile);

/**
 * A CalDAV server (Radicale) with two calendars, and the program that keeps both the same as one that `read` returns
 * (vdirsyncer): one from an address, under UIDs of vdirsyncer's own, and one from a file, under the UIDs in it.
 */
export async function startCalendarShelf(read: () => Promise<string>) {
  const home = mkdtempSync(join(tmpdir(), "calendar-shelf-"));
  const [port, feedPort] = [await freePort(), await freePort()];
  const feed = createServer((_, response) => {
    read().then(
      (text) => response.writeHead(200, { "Content-Type": "text/calendar; charset=utf-8" }).end(text),
      () => response.writeHead(500).end(),
    );
  }).listen(feedPort, "127.0.0.1");
  await once(feed, "listening");
  const server = join(home, "radicale.conf");
  writeFileSync(
    server,
    `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = none\n[storage]\nfilesystem_folder = ${join(home, "shelf")}\n`,
  );
  const radicale = spawn("radicale", ["--config", server], { stdio: "ignore" });
  const shelves = {
    address: `http://127.0.0.1:${port}/student/address/`,
    file: `http://127.0.0.1:${port}/student/file/`,
  };
  const headers = { authorization: `Basic ${btoa("student:none")}` };
  await until(
    () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      ),
    30_000,
  );
  for (const shelf of Object.values(shelves)) {
    const made = await fetch(shelf, { method: "MKCALENDAR", headers });
    if (made.status !== 201) throw new Error(`Radicale made no calendar: ${made.status}.`);
  }
  const [settings, file] = [join(home, "vdirsyncer.conf"), join(home, "classes.ics")];
  const caldav = (shelf: string) => [
    'type = "caldav"',
    `url = "${shelf}"`,
    'username = "student"',
    'password = "none"',
  ];
  const pair = (name: keyof typeof shelves, source: string[]) => [
    ...[`[pair ${name}]`, `a = "${name}_source"`, `b = "${name}_shelf"`, "collections = null"],
    ...['conflict_resolution = "a wins"', `[storage ${name}_source]`, ...source],
    ...[`[storage ${name}_shelf]`, ...caldav(shelves[name])],
  ];
  writeFileSync(
    settings,
    [
      ...["[general]", `status_path = "${join(home, "status")}"`],
      ...pair("address", ['type = "http"', `url = "http://127.0.0.1:${feedPort}/classes.ics"`]),
      ...pair("file", ['type = "singlefile"', `path = "${file}"`, "read_only = true"]),
    ].join("\n"),
  );
  const vdirsyncer = (...args: string[]) => run("vdirsyncer", ["-c", settings, ...args], { timeout: 60_000 });
  writeFileSync(file, await read());
  await vdirsyncer("discover", ...Object.keys(shelves));
  return {
    /** Brings both calendars up to date. */
    async sync(): Promise<void> {
      writeFileSync(file, await read());
      await vdirsyncer("sync");
    },
    /** All that a calendar of the server holds, as one text. */
    everything: async (from: keyof typeof shelves): Promise<string> =>
      await (await fetch(shelves[from], { headers })).text(),
    async close() {
      radicale.kill();
      await once(radicale, "exit");
      feed.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
