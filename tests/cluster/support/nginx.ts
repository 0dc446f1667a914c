import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { requireCommand } from "../../support/required-command.ts";
import { until } from "../../support/until.ts";

const example = fileURLToPath(new URL("../../../deploy/nginx.conf", import.meta.url));

export interface Nginx {
  origin: string;
  stop(): Promise<void>;
}

/** Debian installs nginx where only root looks. */
function environment() {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
}

/** The example of `deploy/`, with these ports, on loopback and without TLS: the rest is served unchanged. */
function configuration(folder: string, port: number, ports: [number, number]): string {
  const site = readFileSync(example, "utf8")
    .replace(/listen 80;/, `listen ${join("unix:", folder, "plain.sock")};`)
    .replace(/listen 443 [^;]+;/, `listen 127.0.0.1:${port};`)
    .replace(/^\s*ssl_\w+ .*$/gm, "")
    .replace("127.0.0.1:3000", `127.0.0.1:${ports[0]}`)
    .replace("127.0.0.1:3001", `127.0.0.1:${ports[1]}`)
    .replaceAll("proxy_set_header Host $host;", "proxy_set_header Host $http_host;");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  return `daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log ${join(folder, "error.log")} warn;
events { worker_connections 1024; }
http { access_log off; ${temporary.join(" ")}
${site} }
`;
}

/** Starts nginx on `port`, in front of the programs that listen at `ports`. Throws without nginx. */
export async function startNginx(port: number, ports: [number, number]): Promise<Nginx> {
  requireCommand("nginx", ["-v"], "Debian: nginx-light", environment());
  const folder = mkdtempSync(join(tmpdir(), "darsgah-nginx-"));
  // Started by root, nginx works as another user.
  chmodSync(folder, 0o755);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, port, ports));
  const child = spawn("nginx", ["-p", folder, "-c", file], {
    env: environment(),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  const ended = once(child, "exit");
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    return await fetch(origin).catch(() => null);
  });
  return {
    origin,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
