import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuiltProgram, startBuiltProgram } from "../support/built-program.ts";
import { freePort } from "../support/free-port.ts";
import { requireCommand } from "../support/required-command.ts";
import { until } from "../support/until.ts";

const key = "0123456789abcdef-metrics";

/** The answer of Prometheus to a query, as its values by status; undefined until there is one. */
interface Answer {
  data: { result: { metric: Record<string, string>; value: [number, string] }[] };
}

describe("a real Prometheus", () => {
  const home = mkdtempSync(join(tmpdir(), "prometheus-"));
  let program: BuiltProgram;
  let origin: string;
  let stop: () => void;

  beforeAll(async () => {
    requireCommand("prometheus", ["--version"], "Debian: prometheus");
    program = await startBuiltProgram({ DATA_DIR: join(home, "data"), METRICS_KEY: key });
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const job = {
      job_name: "darsgah",
      scrape_interval: "1s",
      authorization: { credentials: key },
      static_configs: [{ targets: [new URL(program.origin).host] }],
    };
    const settings = join(home, "prometheus.yml");
    // Every JSON text is YAML.
    writeFileSync(settings, JSON.stringify({ scrape_configs: [job] }));
    const args = [`--config.file=${settings}`, `--storage.tsdb.path=${join(home, "tsdb")}`];
    const prometheus = spawn("prometheus", [...args, `--web.listen-address=127.0.0.1:${port}`], { stdio: "ignore" });
    stop = () => void prometheus.kill();
  });
  afterAll(async () => {
    stop();
    await program.stop();
    rmSync(home, { recursive: true, force: true });
  });

  const query = async (text: string): Promise<Answer["data"]["result"]> => {
    const answer = await fetch(`${origin}/api/v1/query?query=${encodeURIComponent(text)}`).catch(() => null);
    return answer?.ok ? ((await answer.json()) as Answer).data.result : [];
  };

  it("reads every figure with the key, and sees requests counted", async () => {
    await fetch(`${program.origin}/api/nowhere`);
    const [counted] = await until(async () => {
      const found = await query('darsgah_http_request_duration_seconds_count{status="404"}');
      return found.length > 0 && found;
    }, 60_000);
    expect(Number(counted?.value[1])).toBeGreaterThanOrEqual(1);
    const [up] = await query('up{job="darsgah"}');
    expect(up?.value[1]).toBe("1");
    for (const name of ["darsgah_mail_waiting", "darsgah_disk_free_bytes", "nodejs_eventloop_lag_p99_seconds"])
      expect(await query(name), name).toHaveLength(1);
  });
});
