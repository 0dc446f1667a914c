import { readFileSync } from "node:fs";
import type { KnipConfig } from "knip";

/** The tools of tests and checks have a `package.json` of their own; scripts/lib/test-tools.test.mjs says that each is used. */
const { devDependencies: tools } = JSON.parse(readFileSync("tests/tools/package.json", "utf8"));

/** Faces of paper, by file: `server/pdf/faces.ts`. */
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const faces = Object.keys(dependencies).filter((name) => name.startsWith("@fontsource/"));

const config: KnipConfig = {
  entry: [
    "app/navigation/router-on-demand.ts!",
    "server/launch.ts!",
    "{admin,classroom}/{root,routes,serve,entry.client,entry.server}.{ts,tsx}!",
    "{admin,classroom}/routes/**/*.{ts,tsx}!",
    "{admin,classroom}/{vite,react-router}.config.ts",
    "server/cut-faces.ts!",
    "server/draw-pictures.ts!",
    "server/read-mails.ts!",
    "server/weigh-passwords.ts!",
    "server/manage.ts!",
    "scripts/*.{mjs,ts}",
    "bench/*.{ts,mjs}",
    "tests/{api,browsers,built,cluster,e2e,failover,faults,foreign}/**/*.{test,spec}.{ts,tsx}",
    "tests/audit/audit.ts",
    "tests/{browsers,cluster,failover,foreign}/*.config.ts",
    "tests/last-release/make-dump.{mjs,ts}",
  ],
  project: [
    "{admin,app,classroom,deploy,domains,server,shared,ui}/**/*.{ts,tsx,css}",
    "{scripts,bench,tests}/**/*.{ts,tsx,mjs}",
  ],
  // Knip looks for these tools' files where package.json names the tool.
  vitest: true,
  playwright: true,
  stryker: true,
  drizzle: true,
  ignoreDependencies: [
    ...faces,
    ...["@react-router/node", "@ip-location-db/geo-whois-asn-country-mmdb"],
    ...Object.keys(tools),
  ],
  ignoreBinaries: [
    ...[
      "Xvfb",
      "cc",
      "java",
      "mount",
      "nginx",
      "prometheus",
      "sha256sum",
      "ssh-keygen",
      "systemd-analyze",
      "umount",
      "zbarimg",
    ],
    ...["radicale", "rspamd", "spamassassin"],
    // Of the tools.
    ...["biome", "playwright", "stryker"],
  ],
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
