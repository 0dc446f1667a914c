/** Who may import whom among the domains and their rooms; `.dependency-cruiser.cjs` adds the rest of the house. */
const { test } = require("./may-only-import.cjs");
/** The domains, lowest first. */
const domains = require("../../domains/order.json");
/** What both sides of a domain hold, and its rooms. */
const both = "domains/[^/]+/(?!server/|site/|office/|classroom/)";
const [serverRoom, siteRoom, officeRoom, classroomRoom] = ["server", "site", "office", "classroom"].map(
  (room) => `domains/[^/]+/${room}/`,
);
const rooms = "^domains/[^/]+/(server|site|office|classroom)/";

/** A domain may import those before it, never those after it: what a higher one must hear of is a hook (decision 96). */
const orderOfDomains = domains.slice(0, -1).map((domain, at) => ({
  name: `${domain} knows no domain after it`,
  comment: "The order is domains/order.json.",
  severity: "error",
  from: { path: `^domains/${domain}/`, pathNot: test },
  to: { path: `^domains/(${domains.slice(at + 1).join("|")})/` },
}));

const domainRules = [
  ...orderOfDomains,
  {
    name: "a domain in the order",
    comment: "A new domain takes its place in domains/order.json.",
    severity: "error",
    from: { path: `^domains/(?!${domains.map((name) => `${name}/`).join("|")})` },
    to: {},
  },
  {
    name: "browsers take only types from a server room",
    severity: "error",
    from: { path: `^(${siteRoom}|${officeRoom}|${classroomRoom})`, pathNot: test },
    to: { path: `^(server/|${serverRoom})`, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "what both sides hold knows no room",
    severity: "error",
    from: { path: `^${both}`, pathNot: test },
    to: { path: ["^(admin|app|classroom|server|ui)/", rooms] },
  },
  ...[
    [siteRoom, [officeRoom, classroomRoom, "admin/", "classroom/", "app/(routes|layout)/"]],
    [officeRoom, [siteRoom, classroomRoom, "app/", "classroom/", "admin/(routes|layout)/"]],
    [classroomRoom, [siteRoom, officeRoom, "app/", "admin/", "classroom/(routes|layout)/"]],
    [serverRoom, [siteRoom, officeRoom, classroomRoom, "admin/", "app/", "classroom/", "ui/"]],
  ].map(([room, others]) => ({
    name: `${room} knows no other audience`,
    severity: "error",
    from: { path: `^${room}`, pathNot: test },
    to: { path: `^(${others.join("|")})`, dependencyTypesNot: ["type-only"] },
  })),
];

module.exports = { both, classroomRoom, domainRules, officeRoom, serverRoom, siteRoom };
