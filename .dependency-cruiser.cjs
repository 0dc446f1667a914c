/**
 * Who may import whom. One rule per folder, as a list of what it may reach; everything else of ours is refused.
 * Tests beside the code may reach anything, so they are left out of the "from" side.
 */
const {
  both,
  classroomRoom,
  domainRules,
  officeRoom,
  serverRoom,
  siteRoom,
} = require("./scripts/lint/domain-imports.cjs");
const { mayOnlyImport, ours, test } = require("./scripts/lint/may-only-import.cjs");
const { serverRules } = require("./scripts/lint/server-imports.cjs");

/** @type {import('dependency-cruiser').IConfiguration} */
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
    ...domainRules,
    ...mayOnlyImport("Contracts stand alone.", "shared/contracts/", ["shared/contracts/"]),
    ...mayOnlyImport(
      "Rules know contracts, and the messages' types.",
      "shared/rules/",
      ["shared/rules/", "shared/contracts/"],
      ["shared/messages/", "shared/words[.]ts$"],
    ),
    ...mayOnlyImport("Messages may use rules and contracts.", "shared/messages/", ["shared/", both]),
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
        path: "^(admin|app|classroom|domains|server|ui)/",
        pathNot: [test, "^server/compose/", "[.]en[.]ts$"],
      },
      to: { path: "^shared/messages/|[.]en[.]ts$", dependencyTypesNot: ["type-only"] },
    },

    ...mayOnlyImport("A primitive knows no business: nothing of ours.", "app/ui/", ["app/ui/"]),
    ...mayOnlyImport(
      "The app's own tools know only what is shared.",
      "app/lib/",
      ["app/lib/", "shared/", both],
      ["server/", serverRoom],
    ),
    ...mayOnlyImport(
      "Layout: primitives, tools and shared.",
      "app/layout/",
      ["app/layout/", "app/ui/", "app/lib/", "shared/", both, siteRoom],
      ["server/", serverRoom],
    ),
    ...mayOnlyImport(
      "A feature never reaches a route or the layout.",
      "app/features/",
      ["app/features/", "app/ui/", "app/lib/", "shared/", both, siteRoom],
      ["server/", serverRoom],
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
      to: { path: `^(server/|${serverRoom})`, dependencyTypesNot: ["type-only"] },
    },

    ...mayOnlyImport("A primitive of the back office.", "admin/ui/", [
      "admin/ui/",
      "admin/lib/",
      "shared/",
      "ui/",
      both,
    ]),
    ...mayOnlyImport(
      "The back office never knows the public site.",
      "admin/",
      ["admin/", "shared/", "ui/", both, officeRoom],
      ["server/", serverRoom],
    ),
    ...mayOnlyImport(
      "The classroom knows neither the public site nor the back office.",
      "classroom/",
      ["classroom/", "shared/", "ui/", both, classroomRoom],
      ["server/", serverRoom],
    ),
    ...mayOnlyImport("What applications share knows none of them.", "ui/", ["ui/", "shared/rules/"], ["server/http/"]),
    {
      name: "screens know no route",
      comment: "A route loads, and hands its screen what it shows.",
      severity: "error",
      from: { path: "^(admin|classroom)/(screens|layout|ui|lib)/", pathNot: test },
      to: { path: "^(admin|classroom)/(routes/|root)", dependencyTypesNot: ["type-only"] },
    },

    ...serverRules,
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
