/**
 * Who may import whom. One rule per folder, as a list of what it may reach; everything else of ours is refused.
 * Tests beside the code may reach anything, so they are left out of the "from" side.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const test = "[.]test[.]tsx?$";
const ours = "^(admin|app|classroom|server|shared|ui)/";

/** A folder may import only these folders of ours; from `types` it may take types, which cost nothing at run time. */
function mayOnlyImport(comment, from, folders, types = []) {
  const rule = (name, allowed, kind) => ({
    name,
    comment,
    severity: "error",
    from: { path: `^${from}`, pathNot: test },
    to: { path: ours, pathNot: `^(${allowed.join("|")})`, ...kind },
  });
  return [
    rule(from, folders, { dependencyTypesNot: ["type-only"] }),
    rule(`${from} (types)`, [...folders, ...types], { dependencyTypes: ["type-only"] }),
  ];
}

module.exports = {
  forbidden: [
    {
      name: "no circles",
      comment: "Two files that need each other are one file, or need a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no orphans",
      comment: "A file nobody reaches is dead, or was forgotten.",
      severity: "error",
      from: {
        orphan: true,
        path: ours,
        pathNot: [
          test,
          "[.]d[.]ts$",
          "^(admin|app|classroom)/(root|routes|entry[.].*)[.]tsx?$",
          "^(admin|app|classroom)/routes/",
          "^(admin|classroom)/serve[.]ts$",
          "^server/main[.]ts$",
        ],
      },
      to: {},
    },
    {
      name: "resolvable",
      comment: "An import that leads nowhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^virtual:", "[+]types/", "^#?build/"] },
    },
    {
      name: "no development packages in the product",
      severity: "error",
      from: {
        path: ours,
        pathNot: [
          test,
          "^(admin|app|classroom)/routes[.]ts$",
          "^(admin|classroom)/[^/]+[.]config[.]ts$",
          "^server/testing/",
        ],
      },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no test in the product",
      severity: "error",
      from: { path: ours, pathNot: test },
      to: { path: [test, "^tests/"] },
    },

    {
      name: "shared is pure",
      comment: "What both sides hold depends on zod alone: no framework, no platform.",
      severity: "error",
      from: { path: "^shared/", pathNot: [test, "^shared/contracts/phone-number[.]ts$"] },
      to: { pathNot: ["^shared/", "node_modules/zod/"] },
    },
    {
      name: "one file knows phone numbers",
      comment:
        "The world's numbering plans are no contract of ours: this one file may ask libphonenumber (decision 16).",
      severity: "error",
      from: { path: "^shared/contracts/phone-number[.]ts$" },
      to: { pathNot: ["^shared/", "node_modules/libphonenumber-js/"] },
    },
    ...mayOnlyImport("Contracts stand alone.", "shared/contracts/", ["shared/contracts/"]),
    ...mayOnlyImport(
      "Rules know contracts, and the messages' types.",
      "shared/rules/",
      ["shared/rules/", "shared/contracts/"],
      ["shared/messages/"],
    ),
    ...mayOnlyImport("Messages may use rules and contracts.", "shared/messages/", ["shared/"]),
    {
      name: "only tests and tools know the demo institute",
      comment: "The program reads content from the database and the seed's folder, never as a module.",
      severity: "error",
      from: { path: ours, pathNot: test },
      to: { path: "^content/" },
    },
    {
      name: "messages come with the site",
      comment:
        "Words reach pages by loaders, and services by the site; only the composition knows which language it is.",
      severity: "error",
      from: {
        path: "^(admin|app|classroom|server|ui)/",
        pathNot: [test, "^server/compose/"],
      },
      to: { path: "^shared/messages/", dependencyTypesNot: ["type-only"] },
    },

    ...mayOnlyImport("A primitive knows no business: nothing of ours.", "app/ui/", ["app/ui/"]),
    ...mayOnlyImport("The app's own tools know only what is shared.", "app/lib/", ["app/lib/", "shared/"], ["server/"]),
    ...mayOnlyImport(
      "Layout: primitives, tools and shared.",
      "app/layout/",
      ["app/layout/", "app/ui/", "app/lib/", "shared/"],
      ["server/"],
    ),
    ...mayOnlyImport(
      "A feature never reaches a route or the layout.",
      "app/features/",
      ["app/features/", "app/ui/", "app/lib/", "shared/"],
      ["server/"],
    ),
    {
      name: "features stand apart",
      comment: "A feature never imports another feature: a route puts them together.",
      severity: "error",
      from: { path: "^app/features/([^/]+)/", pathNot: test },
      to: { path: "^app/features/", pathNot: "^app/features/$1/" },
    },
    {
      name: "routes stand apart",
      comment: "A route never imports another route.",
      severity: "error",
      from: { path: "^app/routes/", pathNot: test },
      to: { path: "^app/routes/", pathNot: "[+]types/" },
    },
    {
      name: "the app takes only types from the server",
      comment: "Loaders get the services through the router context.",
      severity: "error",
      from: { path: "^app/", pathNot: test },
      to: { path: "^server/", dependencyTypesNot: ["type-only"] },
    },

    ...mayOnlyImport("A primitive of the back office.", "admin/ui/", ["admin/ui/", "admin/lib/", "shared/", "ui/"]),
    ...mayOnlyImport(
      "The back office never knows the public site.",
      "admin/",
      ["admin/", "shared/", "ui/"],
      ["server/"],
    ),
    ...mayOnlyImport(
      "The classroom knows neither the public site nor the back office.",
      "classroom/",
      ["classroom/", "shared/", "ui/"],
      ["server/"],
    ),
    ...mayOnlyImport("What applications share knows none of them.", "ui/", ["ui/", "shared/rules/"], ["server/http/"]),
    {
      name: "screens know no route",
      comment: "A route loads, and hands its screen what it shows.",
      severity: "error",
      from: { path: "^(admin|classroom)/(screens|layout|ui|lib)/", pathNot: test },
      to: { path: "^(admin|classroom)/(routes/|root)", dependencyTypesNot: ["type-only"] },
    },

    {
      name: "the server does not know the app",
      comment: "The entry loads the built app; of the rest, what draws knows the girih.",
      severity: "error",
      from: { path: "^server/", pathNot: [test, "^server/main[.]ts$", "^server/drawing/"] },
      to: { path: "^(admin|app|classroom|ui)/", pathNot: "^app/ui/girih/star-pattern[.]ts$" },
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
      "app/ui/girih/",
      "server/config/paths[.]ts$",
      "server/integrations/mail/port[.]ts$",
      "shared/",
    ]),
    ...mayOnlyImport("Configuration comes before everything.", "server/config/", ["server/config/", "shared/"]),
    ...mayOnlyImport(
      "The database knows its configuration, and the ports it stands behind, by type.",
      "server/db/",
      ["server/db/", "server/config/(config-error|database-url|paths)[.]ts$", "shared/"],
      ["server/config/", "server/integrations/[^/]+/port[.]ts$"],
    ),
    ...mayOnlyImport(
      "An adapter knows its port, shared, and its configuration by type.",
      "server/integrations/",
      [
        "server/integrations/",
        "server/config/(config-error|paths)[.]ts$",
        "app/ui/girih/star-pattern[.]ts$",
        "shared/",
      ],
      ["server/config/"],
    ),
    ...mayOnlyImport(
      "A business verb knows the database and ports; which adapter stands behind a port is decided elsewhere.",
      "server/services/",
      ["server/services/", "server/db/", "server/integrations/[^/]+/port[.]ts$", "shared/"],
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
      ["server/http/", "server/services/", "shared/"],
      ["server/integrations/[^/]+/port[.]ts$"],
    ),
    ...mayOnlyImport(
      "A handler validates, calls one verb and answers.",
      "server/api/",
      ["server/api/", "server/http/", "server/services/", "server/integrations/[^/]+/port[.]ts$", "shared/"],
      ["server/config/", "server/db/"],
    ),
    ...mayOnlyImport(
      "Serving answers from memory and files, and asks the program through a function.",
      "server/serving/",
      [
        "server/serving/",
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
      ["server/jobs/", "server/services/", "server/integrations/[^/]+/port[.]ts$", "shared/"],
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
      ],
      ["server/"],
    ),
    {
      name: "one reader of the environment",
      comment: "Only the composition root asks for the configuration; the rest is handed what it needs.",
      severity: "error",
      from: { path: "^server/", pathNot: [test, "^server/(main|manage)[.]ts$", "^server/config/"] },
      to: { path: "^server/config/env[.]ts$", dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^build/", "^data/", "[.]react-router/"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
  },
};
