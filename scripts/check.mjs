import { spawn } from "node:child_process";
import { ensureTestTools, projectEnvironment, root } from "./lib/dependencies.mjs";

const typesOf = (application) => ["react-router", "typegen", application, "--config", `${application}/vite.config.ts`];

/** The quick checks. Those in one row run one after the other, the rows in parallel. */
const rows = [
  [
    { name: "format, lint, file sizes", command: ["biome", "check", "--error-on-warnings", "."] },
    {
      name: "imports",
      command: [
        "depcruise",
        "--config",
        ".dependency-cruiser.cjs",
        "admin",
        "app",
        "classroom",
        "domains",
        "server",
        "shared",
        "tests",
        "ui",
      ],
    },
    { name: "subjects", command: ["node", "scripts/domains.mjs"] },
    { name: "locales and directions", command: ["node", "scripts/one-way.mjs"] },
    { name: "text that survives a translator", command: ["node", "scripts/bare-text.mjs"] },
    { name: "dead code", command: ["knip", "--no-progress"] },
  ],
  [
    { name: "route types", command: ["react-router", "typegen"] },
    { name: "route types of the back office", command: typesOf("admin") },
    { name: "route types of the classroom", command: typesOf("classroom") },
    { name: "types", command: ["tsc", "--noEmit"] },
    { name: "types of the back office", command: ["tsc", "--noEmit", "-p", "admin"] },
    { name: "types of the classroom", command: ["tsc", "--noEmit", "-p", "classroom"] },
  ],
];

/** Runs one check; its output is shown only when it fails. Resolves to whether it passed. */
function run({ name, command: [program, ...args] }) {
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: projectEnvironment(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const output = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on("error", (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on("close", (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

async function runRow(row) {
  let passed = true;
  for (const check of row) passed = (await run(check)) && passed;
  return passed;
}

await ensureTestTools();
const results = await Promise.all(rows.map(runRow));
process.exitCode = results.every(Boolean) ? 0 : 1;
