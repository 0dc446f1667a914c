/** Who may import whom on the server. */
const { both, classroomRoom, officeRoom, serverRoom, siteRoom } = require("./domain-imports.cjs");
const { mayOnlyImport, ours, test } = require("./may-only-import.cjs");

const serverRules = [
  {
    name: "the server does not know the app",
    comment: "The entry loads the built app; of the rest, what draws knows the girih.",
    severity: "error",
    from: { path: "^server/", pathNot: [test, "^server/main[.]ts$", "^server/drawing/"] },
    to: {
      path: `^(admin|app|classroom|ui|${siteRoom}|${officeRoom}|${classroomRoom})/?`,
      pathNot: "^app/ui/girih/star-pattern[.]ts$",
    },
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
  ...mayOnlyImport("Drawing knows the girih and what a picture shows.", "server/drawing/", [
    "server/drawing/",
    both,
    "app/ui/girih/",
    "server/config/paths[.]ts$",
    "server/integrations/mail/port[.]ts$",
    "shared/",
  ]),
  ...mayOnlyImport("Configuration comes before everything.", "server/config/", ["server/config/", "shared/"]),
  ...mayOnlyImport(
    "The database knows its configuration, and the ports it stands behind, by type.",
    "server/db/",
    ["server/db/", "server/config/(config-error|database-url|paths)[.]ts$", "shared/", both, serverRoom],
    ["server/config/", "server/integrations/[^/]+/port[.]ts$"],
  ),
  ...mayOnlyImport(
    "An adapter knows its port, shared, and its configuration by type.",
    "server/integrations/",
    [
      "server/integrations/",
      both,
      serverRoom,
      "server/config/(config-error|paths)[.]ts$",
      "app/ui/girih/star-pattern[.]ts$",
      "shared/",
    ],
    ["server/config/"],
  ),
  ...mayOnlyImport(
    "A business verb knows the database and ports; which adapter stands behind a port is decided elsewhere.",
    "server/services/",
    ["server/services/", "server/db/", "server/integrations/[^/]+/port[.]ts$", "shared/", both, serverRoom],
    ["server/config/"],
  ),
  {
    name: "services know no transport",
    comment: "A business verb never sees Hono or React.",
    severity: "error",
    from: { path: "^server/services/", pathNot: test },
    to: { path: "node_modules/(hono|@hono|react|react-dom|react-router|@react-router)/" },
  },
  ...mayOnlyImport(
    "What the API and serving share about requests, pages and bodies: neither imports the other.",
    "server/http/",
    ["server/http/", "server/services/", "shared/", both, serverRoom],
    ["server/integrations/[^/]+/port[.]ts$"],
  ),
  ...mayOnlyImport(
    "A handler validates, calls one verb and answers.",
    "server/api/",
    [
      "server/api/",
      "server/http/",
      "server/services/",
      "server/integrations/[^/]+/port[.]ts$",
      "shared/",
      both,
      serverRoom,
    ],
    ["server/config/", "server/db/"],
  ),
  ...mayOnlyImport(
    "Serving answers from memory and files, and asks the program through a function.",
    "server/serving/",
    [
      "server/serving/",
      both,
      serverRoom,
      "server/http/",
      "server/services/(app-error|visitors/visitor)[.]ts$",
      "server/integrations/storage/file-stream[.]ts$",
      "server/config/(config-error|paths)[.]ts$",
      "shared/",
    ],
    ["server/config/", "server/services/"],
  ),
  ...mayOnlyImport(
    "A job is another door to a business verb.",
    "server/jobs/",
    ["server/jobs/", "server/services/", "server/integrations/[^/]+/port[.]ts$", "shared/", both, serverRoom],
    ["server/config/", "server/db/"],
  ),
  ...mayOnlyImport(
    "The operator's command calls the staff's API, and knows the rest of the server only by type.",
    "server/manage/",
    [
      "server/manage/",
      "server/config/(config-error|paths)[.]ts$",
      "server/db/data-lock[.]ts$",
      "server/services/content/seed[.]ts$",
      "shared/",
      both,
    ],
    ["server/", serverRoom],
  ),
  {
    name: "one reader of the environment",
    comment: "Only the composition root asks for the configuration; the rest is handed what it needs.",
    severity: "error",
    from: { path: "^server/", pathNot: [test, "^server/(main|manage)[.]ts$", "^server/config/"] },
    to: { path: "^server/config/env[.]ts$", dependencyTypesNot: ["type-only"] },
  },
];

module.exports = { serverRules };
