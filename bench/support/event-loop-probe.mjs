import { createServer } from "node:http";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded into the measured program (`--import`), and only there. Checks every few milliseconds how much processor time
 * the program's own thread has taken since the last check: anything that holds the event loop delays the check, so the
 * maximum is how long the loop was held. Time that other processes take does not count. Answers on a port of its own:
 * `POST /` begins a new measurement, and every answer reports the previous one.
 */
const every = 2;
const port = Number(process.env.EVENT_LOOP_PROBE);

if (isMainThread && port > 0) {
  let held = 0;
  let waited = 0;
  let [cpu, clock] = [processorTime(), performance.now()];
  const look = () => {
    const [nowCpu, nowClock] = [processorTime(), performance.now()];
    held = Math.max(held, nowCpu - cpu);
    waited = Math.max(waited, nowClock - clock);
    [cpu, clock] = [nowCpu, nowClock];
  };
  setInterval(look, every).unref();
  const server = createServer((request, response) => {
    look();
    response.end(JSON.stringify({ held, waited }));
    if (request.method === "POST") [held, waited] = [0, 0];
    // The cost of this answer is not the program's.
    response.on("finish", () => {
      [cpu, clock] = [processorTime(), performance.now()];
    });
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1").unref();
}

/** Milliseconds of processor time used by this thread. */
function processorTime() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
