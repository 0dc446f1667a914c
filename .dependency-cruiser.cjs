/**
 * The allowed imports. One rule per folder lists what it may reach; everything else of ours is refused.
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
          "^(admin|app|classroom)/(site-)?routes[.]ts$",
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
      name: "only tests and tools know the demo institute",
      comment: "The program reads content from the database and the seed's folder, never as a module.",
      severity: "error",
      from: { path: ours, pathNot: test },
      to: { path: "^content/" },
    },
    {
      name: "words come with the site",
      comment: "Words reach pages by loaders, and verbs by the site; only the composition knows which language it is.",
      severity: "error",
      from: { path: ours, pathNot: [test, "^server/compose/", "[.][a-z]{2}[.]ts$"] },
      to: { path: "[.][a-z]{2}[.]ts$", dependencyTypesNot: ["type-only"] },
    },

    {
      name: "shared is pure",
      comment: "What many hold depends on zod alone: no framework, no platform, no domain.",
      severity: "error",
      from: { path: "^shared/", pathNot: test },
      to: { pathNot: ["^shared/", "node_modules/zod/"] },
    },
    ...mayOnlyImport("Elements know no business.", "ui/", ["ui/", "shared/"], ["server/http/"]),
    ...domainRules,
    ...mayOnlyImport(
      "The public site never knows the back office or the classroom.",
      "app/",
      ["app/", "shared/", "ui/", both, siteRoom],
      ["server/", serverRoom],
    ),
    ...mayOnlyImport(
      "The back office never knows the public site or the classroom.",
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
    {
      name: "routes stand apart",
      comment: "A route never imports another route, and nothing beside the application's root reaches one.",
      severity: "error",
      from: { path: "^(admin|app|classroom)/", pathNot: [test, "/(root|routes|entry[.].*|serve)[.]tsx?$"] },
      to: { path: "^(admin|app|classroom)/routes/", pathNot: "[+]types/", dependencyTypesNot: ["type-only"] },
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
