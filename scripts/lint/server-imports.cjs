/** Allowed imports on the server: the base of the domains, the domains, and the code that assembles the program. */
const { both, ground, serverRoom } = require("./domain-imports.cjs");
const { mayOnlyImport, ours, test } = require("./may-only-import.cjs");

const onGround = (comment, folder, folders, types = []) =>
  mayOnlyImport(
    comment,
    `server/${folder}`,
    [`server/${folder}`, "server/app-error[.]ts$", "shared/", ...folders],
    types,
  );

const serverRules = [
  {
    name: "the server does not know the applications",
    comment: "The entry loads the built pages.",
    severity: "error",
    from: { path: "^server/", pathNot: [test, "^server/main[.]ts$"] },
    to: { path: "^(admin|app|classroom|ui|domains/[^/]+/(site|office|classroom))/" },
  },
  {
    name: "the ground knows no domain",
    comment: "What domains stand on tells them by a hook or by a value that they hand over.",
    severity: "error",
    from: { path: `^${ground}`, pathNot: test },
    to: { path: "^(domains/|server/)", pathNot: `^${ground}` },
  },
  ...onGround("Configuration comes before everything; the log asks the columns' marks what it leaves out.", "config/", [
    "server/readable-error[.]ts$",
    "server/db/personal[.]ts$",
  ]),
  ...onGround(
    "The database knows its configuration, and the ports it stands behind, by type.",
    "db/",
    ["server/config/(config-error|database-url|paths)[.]ts$"],
    ["server/config/", "server/[^/]+/port[.]ts$"],
  ),
  {
    name: "verbs know no transport",
    comment: "Only what answers requests sees Hono, and only e-mails React.",
    severity: "error",
    from: {
      path: `^(${serverRoom}|${ground})`,
      pathNot: [test, "http[^/]*[.]ts$|guards[.]ts$|-page[.]ts$", "^server/http/", "[.]tsx$"],
    },
    to: { path: "node_modules/(hono(?!/dist/types/utils/cookie)|@hono|react|react-dom|react-router|@react-router)/" },
  },
  {
    name: "the program that serves does not draw",
    comment: "Satori and Sharp take memory that only the process that draws has (decision 59).",
    severity: "error",
    from: { path: ours, pathNot: [test, "^server/drawing/", "^server/draw-pictures[.]ts$"] },
    to: { path: ["^server/drawing/", "node_modules/(satori|sharp)/"] },
  },
  {
    name: "passwords are weighed in a thread",
    comment: "The estimator takes what time a password's writer chooses: never the event loop's (decision 90).",
    severity: "error",
    from: { path: ours, pathNot: "^server/weigh-passwords[.]ts$" },
    to: { path: "node_modules/@zxcvbn-ts/" },
  },
  {
    name: "the world's numbering plans have one room",
    comment: "libphonenumber is large, and no contract of ours: people alone ask it (decision 16).",
    severity: "error",
    from: { path: ours, pathNot: [test, "^domains/people/"] },
    to: { path: "node_modules/libphonenumber-js/" },
  },
  ...mayOnlyImport(
    "Drawing knows the girih and what a picture shows.",
    "server/drawing/",
    [
      "server/drawing/",
      "server/pdf/(set-line|faces|fonts)[.]ts$",
      "server/mail/port[.]ts$",
      "server/config/paths[.]ts$",
      both,
      "shared/",
    ],
    ["server/mail/"],
  ),
  ...mayOnlyImport(
    "The operator's command calls the staff's API, and knows the rest of the server only by type.",
    "server/manage/",
    [
      "server/manage/",
      "server/config/(config-error|paths)[.]ts$",
      "server/db/data-lock[.]ts$",
      "server/archive/(archive|write-archive-file)[.]ts$",
      "server/csv-of[.]ts$",
      "domains/content/server/seed[.]ts$",
      "shared/",
      both,
    ],
    ["server/", serverRoom],
  ),
  {
    name: "serving asks the program through a function",
    comment: "It answers from memory and files; queries and verbs are behind the program it is given.",
    severity: "error",
    from: { path: "^server/serving/", pathNot: test },
    to: { path: "^server/(db|api|manage|archive|demo|compose)/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "one reader of the environment",
    comment: "Only the composition root asks for the configuration; the rest is handed what it needs.",
    severity: "error",
    from: { path: "^(server|domains)/", pathNot: [test, "^server/(main|manage)[.]ts$", "^server/config/"] },
    to: { path: "^server/config/env[.]ts$", dependencyTypesNot: ["type-only"] },
  },
];

module.exports = { serverRules };
