import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { bodySizes } from "#server/http/body-sizes.ts";
import { requireCommand } from "../tests/support/required-command.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
/** Every variable the program knows: `.env.example` shows each in a line of its own. */
const variables = [...read(".env.example").matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name = ""]) => name);

describe("the Dockerfile", () => {
  const text = read("Dockerfile").replaceAll("\\\n", " ");
  const stages = text.split(/^(?=FROM )/m).slice(1);
  const last = stages.at(-1) ?? "";

  it("is free of what Docker's own checks complain of", () => {
    expect(validate(read("Dockerfile"))).toEqual([]);
  });

  it("runs on the Node that the project runs on everywhere, in an image without a compiler", () => {
    const [major] = z
      .object({ dependencies: z.object({ node: z.string() }) })
      .parse(JSON.parse(read("package.json")))
      .dependencies.node.split(".");
    for (const stage of stages) expect(stage).toMatch(new RegExp(`^FROM node:${major}-slim\\b`));
  });

  it("installs the lockfile, and leaves tools, tests and sources of the site behind", () => {
    expect(text).toContain("RUN npm ci\n");
    expect(text).toContain("npm prune --omit=dev");
    const copied = [...last.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path]) => path);
    expect(copied.sort()).toEqual(["build", "content", "domains", "node_modules", "package.json", "server", "shared"]);
    for (const path of ["package.json", "package-lock.json", ".npmrc", "content", "domains", "server", "shared"])
      expect(existsSync(join(root, path)), path).toBe(true);
  });

  it("starts as nobody in particular, on the data volume, and says whether it is well", () => {
    const lines = last.split("\n");
    const at = (start: string) => lines.findIndex((line) => line.startsWith(start));
    expect(lines[at("USER")]).toBe("USER node");
    expect(at("USER")).toBeLessThan(at("CMD"));
    expect(last).toMatch(/^VOLUME \/data$/m);
    expect(last).toMatch(/^HEALTHCHECK .*\/api\/health/m);
  });

  it("takes neither secrets nor data into the image", () => {
    const ignored = read(".dockerignore").split("\n");
    for (const path of [".git", ".env*", "data", "node_modules"]) expect(ignored).toContain(path);
  });
});

describe("compose.yaml", () => {
  const service = z.strictObject({
    build: z.literal(".").optional(),
    image: z.string(),
    restart: z.literal("unless-stopped"),
    init: z.boolean().optional(),
    depends_on: z.record(z.string(), z.strictObject({ condition: z.literal("service_healthy") })).optional(),
    environment: z.record(z.string(), z.string()),
    ports: z.array(z.string().regex(/^127\.0\.0\.1:[\d-]+:\d+$/, "published on loopback alone")).optional(),
    volumes: z.array(z.string().regex(/^[a-z]+:\/[a-z/]+$/)),
    healthcheck: z
      .strictObject({
        test: z.array(z.string()),
        interval: z.string(),
        timeout: z.string(),
        retries: z.int(),
      })
      .optional(),
    read_only: z.boolean().optional(),
    tmpfs: z.array(z.string()).optional(),
    cap_drop: z.array(z.string()).optional(),
    security_opt: z.array(z.string()).optional(),
    stop_grace_period: z.string().optional(),
    shm_size: z.string().optional(),
    mem_limit: z.string().optional(),
  });
  const file = z.strictObject({
    name: z.string(),
    services: z.strictObject({ app: service, postgres: service }),
    volumes: z.record(z.string(), z.null()),
  });
  const { services, volumes } = file.parse(parse(read("compose.yaml")));

  it("names only variables that the program knows", () => {
    for (const name of Object.keys(services.app.environment)) expect(variables).toContain(name);
  });

  it("asks for each secret instead of having a default for it", () => {
    const { DATABASE_URL, AUTH_SECRET } = services.app.environment;
    for (const value of [DATABASE_URL, AUTH_SECRET, services.postgres.environment.POSTGRES_PASSWORD])
      expect(value).toMatch(/\$\{\w+:\?[^}]+\}/);
  });

  it("bounds what the program may take: its memory, and what is in memory as if it were files", () => {
    const { read_only: isReadOnly, tmpfs = [], mem_limit: memory = "" } = services.app;
    expect(isReadOnly).toBe(true);
    expect(memory).toMatch(/^\d+m$/);
    expect(tmpfs).toHaveLength(1);
    const [, size] = /^\/tmp:size=(\d+)m$/.exec(tmpfs[0] ?? "") ?? [];
    expect(Number(size)).toBeLessThan(Number.parseInt(memory, 10) / 10);
  });

  it("waits for a database that answers, keeps both volumes, and gives the program time to finish", () => {
    for (const name of Object.keys(services.app.depends_on ?? {}))
      expect(services).toHaveProperty(`${name}.healthcheck`);
    const mounted = [...services.app.volumes, ...services.postgres.volumes].map((volume) => volume.split(":")[0]);
    expect(mounted.sort()).toEqual(Object.keys(volumes).sort());
    expect(Number.parseInt(services.app.stop_grace_period ?? "", 10)).toBeGreaterThan(10);
  });
});

const onLinux = process.platform === "linux";

/** Expects no complaint from systemd's own check of a unit. */
function expectValidUnit(name: string, text: string) {
  requireCommand("systemd-analyze", ["--version"], "Debian: systemd");
  const folder = mkdtempSync(join(tmpdir(), "darsgah-unit-"));
  try {
    writeFileSync(join(folder, name), text);
    const args = ["verify", "--man=no", join(folder, name)];
    const { status, stderr } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("the systemd unit", () => {
  const [path = ""] = globSync("deploy/*.service", { cwd: root });
  const text = read(path);

  it.runIf(onLinux)("is what systemd understands", () => {
    // The program it starts is on the server, not here.
    expectValidUnit("darsgah@3000.service", text.replace(/^ExecStart=\S+/m, "ExecStart=/bin/true"));
  });

  it("runs the starter that holds the port, so that no update refuses a request, and the documentation says the same", () => {
    const [, folder = "", script = ""] = /^ExecStart=(\S+)\/node_modules\/\.bin\/node (\S+)$/m.exec(text) ?? [];
    expect(text).toMatch(new RegExp(`^WorkingDirectory=${folder}$`, "m"));
    expect(JSON.parse(read("package.json")).scripts.start).toBe(`node ${script}`);
    expect(read("docs/deployment.md")).toContain(`git clone <this repository> ${folder}`);
  });

  it("sets only variables that the program knows, and gives it time to finish", () => {
    const names = [...text.matchAll(/^Environment=(.*)$/gm)]
      .flatMap(([, pairs = ""]) => pairs.split(" "))
      .map((pair) => pair.split("=")[0]);
    for (const name of names) expect(["NODE_ENV", ...variables]).toContain(name);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(10);
  });
});

describe("the database on two machines", () => {
  const file = z.looseObject({
    name: z.string(),
    etcd3: z.strictObject({ hosts: z.array(z.string()) }),
    bootstrap: z.looseObject({
      dcs: z.looseObject({
        ttl: z.int(),
        loop_wait: z.int(),
        retry_timeout: z.int(),
        synchronous_mode: z.boolean(),
        postgresql: z.looseObject({
          use_pg_rewind: z.boolean(),
          parameters: z.record(z.string(), z.union([z.string(), z.number()])),
          pg_hba: z.array(z.string()),
        }),
      }),
    }),
    watchdog: z.strictObject({ mode: z.string(), device: z.string(), safety_margin: z.int() }),
  });
  const text = read("deploy/patroni.yml");
  const { name, etcd3, bootstrap, watchdog } = file.parse(parse(text));
  const etcd = Object.fromEntries(
    [...read("deploy/etcd.env").matchAll(/^(ETCD_\w+)=(.*)$/gm)].map(([, key = "", value = ""]) => [key, value]),
  );

  it("promotes within the half minute that is promised, by times that Patroni takes", () => {
    const { ttl, loop_wait: loopWait, retry_timeout: retryTimeout } = bootstrap.dcs;
    expect(ttl).toBe(20);
    expect(loopWait + 2 * retryTimeout).toBeLessThanOrEqual(ttl);
  });

  it("acknowledges nothing that one machine alone has, and resets one that hangs before its claim is over", () => {
    const { synchronous_mode: isSynchronous, postgresql } = bootstrap.dcs;
    expect(isSynchronous).toBe(true);
    expect(postgresql.parameters).toMatchObject({ synchronous_commit: "on", statement_timeout: 0 });
    expect(postgresql.use_pg_rewind).toBe(true);
    expect(watchdog.mode).toBe("required");
    expect(watchdog.safety_margin).toBeGreaterThan(0);
  });

  it("lets nobody in without a password, and has no two alike", () => {
    for (const line of bootstrap.dcs.postgresql.pg_hba) expect(line).toMatch(/^local all all peer$| scram-sha-256$/);
    const passwords = [...text.matchAll(/^\s*password: (.*)$/gm)].map(([, password]) => password);
    expect(passwords).toHaveLength(4);
    expect(new Set(passwords).size).toBe(4);
    for (const password of passwords) expect(password).toMatch(/^choose-a-password-\d$/);
  });

  it("asks three machines of etcd, the same in both files, and says of each line whether the other machine has its own", () => {
    const peers = (etcd.ETCD_INITIAL_CLUSTER ?? "")
      .split(",")
      .map((peer) => new URL(peer.split("=")[1] ?? "").hostname);
    expect(peers).toHaveLength(3);
    expect(etcd3.hosts).toEqual(peers.map((host) => `${host}:2379`));
    expect(etcd.ETCD_NAME).toBe(name);
    const own = text.split("\n").filter((line) => /10\.0\.0\.11/.test(line) && !line.includes("10.0.0.11:2379"));
    for (const line of [...own, text.split("\n").find((line) => line.startsWith("name:"))])
      expect(line).toContain("# its own");
  });

  it.runIf(onLinux)("has a watchdog by lines that systemd understands", () => {
    // The part of Debian's own unit that they extend; the programs they start are not here.
    const lines = read("deploy/patroni-watchdog.conf").replace(/=\+\S+/g, "=+/bin/true");
    const service = "[Service]\nType=simple\nUser=root\nExecStart=/bin/true\nRestart=on-failure";
    expectValidUnit("patroni.service", `${service}\n${lines}`);
  });
});

describe("the nginx example", () => {
  const text = read("deploy/nginx.conf");

  it("never sends a form twice, and passes the assistant's words on as they come", () => {
    expect(text).toMatch(/^\s*proxy_next_upstream error timeout;$/m);
    expect(text).toMatch(/location = \/api\/assistant \{[^}]*proxy_buffering off;/);
  });

  /** Each location's pattern and content. */
  const locations = [...text.matchAll(/location (?:(=|~) )?(\S+) \{([^}]*)\}/g)].map(
    ([, kind = "prefix", pattern = "", lines = ""]) => ({ kind, pattern, lines }),
  );
  /** nginx's choice for an address: exact locations come first, then regular expressions, then the longest prefix. */
  const linesFor = (address: string) => {
    const prefixes = locations.filter(({ kind, pattern }) => kind === "prefix" && address.startsWith(pattern));
    const chosen =
      locations.find(({ kind, pattern }) => kind === "=" && address === pattern) ??
      locations.find(({ kind, pattern }) => kind === "~" && new RegExp(pattern).test(address)) ??
      prefixes.toSorted((one, other) => other.pattern.length - one.pattern.length)[0];
    return chosen?.lines ?? "";
  };
  const sizeIn = (lines: string) => /client_max_body_size (\d+)m;/.exec(lines)?.[1];

  it("lets through as much as the program takes of each kind, and no megabyte more", () => {
    const ofBatch = "/admin/batches/mern-evening";
    const addresses: Record<keyof typeof bodySizes, string[]> = {
      text: ["/contact", "/api/send-email", "/classroom/work/1/hand-in", "/payments"],
      paymentEvent: [],
      document: ["/admin/content/course/data-analyst"],
      statement: ["/admin/payments/statement", "/admin/payments/statement.data"],
      staff: [`${ofBatch}/students/import`, ofBatch],
      captions: [`${ofBatch}/lectures`],
      lecturePiece: ["/admin/uploads/mern-evening", "/admin/uploads/mern-evening/3f"],
      proof: ["/payment/K7M4-Q2XW", "/payment/K7M4-Q2XW.data", "/api/payments/K7M4-Q2XW/proof"],
      question: ["/classroom/questions/new", "/classroom/questions/new.data"],
      photo: ["/admin/photo", `${ofBatch}/quizzes/3f/questions/4e/picture`],
      material: ["/admin/announcement-files/3f", `${ofBatch}/attendance/3f/materials`, `${ofBatch}/work/3f/change`],
      handIn: ["/classroom/hand-in-files/3f/4e"],
    };
    const forms = Math.max(bodySizes.text, bodySizes.document, bodySizes.staff, bodySizes.captions);
    const largest = { ...bodySizes, text: forms, document: forms, staff: forms, captions: forms };
    const byDefault = sizeIn(text.slice(0, text.indexOf("location")));
    for (const [kind, list] of Object.entries(addresses))
      for (const address of list) {
        const megabytes = Math.ceil(largest[kind as keyof typeof bodySizes] / 1024 ** 2);
        expect(sizeIn(linesFor(address)) ?? byDefault, address).toBe(String(megabytes));
      }
    expect(Number(sizeIn(linesFor("/api/payments/stripe"))) * 1024 ** 2).toBeGreaterThan(bodySizes.paymentEvent);
  });

  it("passes on the files that the program writes as they come, and no others", () => {
    const passedOn = locations.filter(({ lines }) => /proxy_request_buffering off;/.test(lines));
    const asTheyCome = ["/classroom/hand-in-files/", "/admin/announcement-files/", "/admin/uploads/"];
    expect(passedOn.map(({ pattern }) => pattern)).toEqual(asTheyCome);
  });

  it("has what is too large refused by the program, on a connection that nothing follows on", () => {
    expect(text).toMatch(/error_page 413 @too_large;/);
    expect(linesFor("@too_large")).toMatch(/proxy_set_header Connection close;/);
  });

  it("names the visitor where the program looks, the host and its own id, in each place that sets headers of its own", () => {
    for (const lines of [text.slice(0, text.indexOf("location")), ...locations.map(({ lines }) => lines)]) {
      if (!lines.includes("proxy_set_header")) continue;
      expect(lines).toMatch(/proxy_set_header X-Forwarded-For \$proxy_add_x_forwarded_for;/);
      expect(lines).toMatch(/proxy_set_header Host \$host;/);
      expect(lines).toMatch(/proxy_set_header X-Request-Id \$request_id;/);
    }
  });
});
