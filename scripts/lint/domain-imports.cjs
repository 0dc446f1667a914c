/** Allowed imports among the domains and their rooms; `.dependency-cruiser.cjs` adds the rest of the code. */
const { mayOnlyImport, test } = require("./may-only-import.cjs");
/** The domains, lowest first. */
const domains = require("../../domains/order.json");

/** The shared parts of a domain (contract, rules, words), and its rooms. */
const both = "domains/[^/]+/(?!server/|site/|office/|classroom/)";
const [serverRoom, siteRoom, officeRoom, classroomRoom] = ["server", "site", "office", "classroom"].map(
  (room) => `domains/[^/]+/${room}/`,
);
/** The part of the server that domains build on. */
const ground =
  "server/((audit|config|db|geo|http|jobs|limits|links|mail|pdf|storage)/|(app-error|asked-thread|bind-verbs|csv-of|read-table|readable-error|verb|within|xlsx-of)[.]ts$)";

/** A domain may import those before it, never those after it: a higher one is notified through a hook (decision 96). */
const orderOfDomains = domains.slice(0, -1).map((domain, at) => ({
  name: `${domain} knows no domain after it`,
  comment: "The order is domains/order.json.",
  severity: "error",
  from: { path: `^domains/${domain}/`, pathNot: test },
  to: { path: `^domains/(${domains.slice(at + 1).join("|")})/` },
}));

const browserRoom = (room) =>
  mayOnlyImport(
    "A browser's room knows what both sides hold, its audience's rooms and elements; of the server only types.",
    room,
    [both, room, "shared/", "ui/"],
    ["server/", serverRoom],
  );

const domainRules = [
  ...orderOfDomains,
  {
    name: "a domain in the order",
    comment: "A new domain takes its place in domains/order.json.",
    severity: "error",
    from: { path: `^domains/(?!${domains.map((name) => `${name}/`).join("|")})` },
    to: {},
  },
  ...mayOnlyImport("What both sides hold knows no room.", both, [both, "shared/"]),
  ...[siteRoom, officeRoom, classroomRoom].flatMap(browserRoom),
  ...mayOnlyImport(
    "A server's room knows the ground it stands on; which configuration there is, it is told.",
    serverRoom,
    [both, serverRoom, ground.replace("config|", ""), "shared/"],
    ["server/config/"],
  ),
];

module.exports = { both, classroomRoom, domainRules, ground, officeRoom, serverRoom, siteRoom };
