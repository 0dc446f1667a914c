import { act, acts, type HeavyRoutes, limits } from "./heavy-acts.ts";
import { batches } from "./heavy-batches.ts";
import { money } from "./heavy-money.ts";
import { people } from "./heavy-people.ts";
import { quizzes } from "./heavy-quizzes.ts";
import { stepsWith } from "./heavy-setup.ts";

const office = { as: "owner", limit: limits.staff };

const screens: HeavyRoutes = {
  ...batches,
  ...quizzes,
  ...money,
  ...people,
  "/invitation": { as: "owner", query: ["token"], acts: acts("") },
  "/owner": { as: "owner", query: ["token"], acts: acts("", "print") },
  "/verify": {
    as: "owner",
    limit: limits.staff,
    query: ["from"],
    acts: [
      act("code", { code: "1" }, ["code"]),
      act("passkey", { passkey: "{}" }, ["passkey"], { pattern: "[" }),
      act("new-passkey", { passkey: "{}" }, ["passkey"], { pattern: "[" }),
    ],
  },
  "/codes": { as: "other owner", acts: acts("renew") },
  "/audit.csv": { ...office, acts: [act("", { subject: "" }, ["subject", "actor"])] },
  "/status/backup": { as: "owner", acts: [act("", {}, ["passphrase"])] },
  "/status": { ...office, acts: acts("make", "try") },
  "/settings/email": {
    ...office,
    acts: [
      act(
        "save",
        { "server.host": "127.0.0.1", "server.port": "587", "server.security": "none", signsIn: "on", isKept: "no" },
        ["senderName", "senderAddress", "answersTo", "server.host", "server.port", "server.secret.password"],
      ),
      ...acts("test"),
    ],
  },
  "/settings/incoming": {
    ...office,
    acts: [
      act("save", { way: "off", port: "2525", isKept: "no" }, ["address", "server.host", "server.secret.password"]),
      ...acts("test"),
    ],
  },
  "/replies": { ...office, acts: [act("post", {}, ["reply"]), act("discard", {}, ["reply"])] },
  "/replies/files/:fileId": office,
  "/settings/emails": office,
  "/settings/emails/:kind": {
    ...office,
    acts: [
      act("save", { seen: "", "seats.offered.subject": "{course}" }, ["seats.offered.subject", "seats.offered.text"]),
      ...acts("reset"),
    ],
  },
  "/figures.csv": { ...office, acts: [act("", { weeks: "52" }, ["weeks"])] },
  "/passkey": { as: "owner", query: ["for"], acts: acts("") },
  "/setup": {
    ...office,
    acts: [
      act("make", { kind: "school", country: "PK", currency: "PKR", email: "a@example.com", phone: "03001234567" }, [
        ...["name", "phone", "email", "street", "area", "city", "region", "postalCode"],
      ]),
      ...acts("undo", "away", "back"),
    ],
  },
  "/setup/live": { ...office, acts: acts("live") },
  "/language": { ...office, acts: [act("", { language: "en" }, ["from"])] },
  "/find": { ...office, query: ["q"] },
  "/photo": {
    as: "owner",
    limit: limits.photo,
    acts: [
      { send: "file", base: {}, file: "photo", contents: { pixels: { first: "\u0089PNG", again: "a" }, zeros: "\0" } },
    ],
  },
  "/certificates": {
    ...office,
    query: ["q"],
    acts: [
      act("revoke", { number: "x" }, ["reason"]),
      act("restore", {}, ["number"]),
      { ...act("rotate"), last: true },
    ],
  },
  "/figures": { ...office, query: ["weeks", "group"] },
  "/content": {
    ...office,
    query: ["q", "state"],
    acts: [act("publish", {}, ["document"]), act("withdraw", {}, ["document"])],
  },
  "/content/new/:kind": {
    ...office,
    limit: limits.document,
    acts: [act("begin", { kind: "answer" }, ["title"])],
  },
  "/content/questions": {
    ...office,
    limit: limits.document,
    acts: [act("begin", { kind: "answer" }, ["title"])],
  },
  "/content/publish": { ...office, limit: limits.document, acts: [act("publish", {}, ["note", "draft"])] },
  "/content/:kind/:id/": {
    ...office,
    limit: limits.document,
    acts: [
      act("save", { seen: "0", title: "A" }, ["description", "seen", "skills", "change"], { pattern: "a\n" }),
      { ...act("save", { seen: "0" }), send: "nested" },
      act("publish", { seen: "0", title: "A" }, ["description", "seen"]),
      act("withdraw", {}, ["seen"]),
    ],
  },
  "/content/:kind/:id/compare": {
    ...office,
    limit: limits.document,
    acts: [act("discard", {}, ["seen"]), act("seed", {}, ["seen"])],
  },
  "/content/:kind/:id/in/:locale": {
    ...office,
    limit: limits.document,
    acts: [
      act("save", { seen: "0", seenOriginal: "0" }, ["text.title", "seen", "seenOriginal", "fits"]),
      act("publish", { seen: "0", seenOriginal: "0" }, ["text.title", "seen"]),
      act("publishAll", { seen: "0", seenOriginal: "0" }, ["text.title", "seen"]),
      act("discard", {}, ["seen"]),
    ],
  },
  "/content/:kind/:id/in/:locale/compare": {
    ...office,
    limit: limits.document,
    acts: ["seed", "discard"].map((intent) => act(intent, {}, ["seen"])),
  },
  "/content/:kind/:id/in/:locale/history": {
    ...office,
    limit: limits.document,
    acts: [act("restore", {}, ["revision"])],
  },
  "/content/translations/:locale": { ...office, query: ["show"] },
  "/content/:kind/:id/history": { ...office, limit: limits.document, acts: [act("restore", {}, ["revision"])] },
  "/settings/sections": {
    ...office,
    limit: limits.document,
    acts: [act("save", { seen: "0", "on.services": "on" }, ["leads.about", "seen"])],
  },
  "/settings/institute/:part": {
    ...office,
    limit: limits.document,
    acts: [act("save", { seen: "0", name: "A" }, ["description", "seen", "change"])],
  },
  "/settings/brand": {
    ...office,
    limit: limits.document,
    acts: [
      act("save", { seen: "0", pattern: "girih" }, ["colors.ink.light", "change"]),
      act("remove", {}, ["slot"]),
      {
        ...{ send: "file", base: { intent: "logo", slot: "light" }, file: "logo" },
        contents: { drawing: { first: "<svg ", again: "a" }, zeros: "\0" },
      },
    ],
  },
  "/settings/words": { ...office, acts: [act("save", { seen: "0" }, ["batch.one", "batch.other"])] },
  "/settings/branches": {
    ...office,
    limit: limits.document,
    acts: [
      act("save", { branches: "1", "branches.0.id": "a", "branches.0.rooms": "1", "branches.0.rooms.0.id": "b" }, [
        "branches.0.name",
        "branches.0.phones",
        "branches.0.rooms.0.name",
      ]),
    ],
  },
  "/settings/holidays": {
    ...office,
    acts: ["preview", "save"].map((intent) =>
      act(intent, { seen: "0", sure: "", holidays: "1", "holidays.0.from": "2031-01-01" }, ["holidays.0.name", "seen"]),
    ),
  },
  "/settings/meetings": {
    ...office,
    acts: [
      act("save", {}, ["server"]),
      act("zoom", { clientId: "x", accountId: "x" }, ["secret.client", "accountId"]),
      act("google", { clientId: "x" }, ["secret.client", "secret.refresh"]),
      ...acts("try", "remove"),
    ],
  },
  "/settings/teachers": {
    ...office,
    acts: [
      act("add", { userId: "", pageId: "" }, ["name", "userId"]),
      act("change", { id: "x" }, ["name", "id"]),
      act("link", { id: "x" }, ["userId"]),
      act("join", { one: "x", other: "y" }, ["kept"]),
      act("apart", { one: "x" }, ["other"]),
      act("remove", {}, ["id"]),
    ],
  },
  "/audit": { ...office, query: ["subject", "actor", "after"] },
  "/staff": {
    ...office,
    acts: [
      act("invite", { email: "x", role: "teacher" }, ["name", "batch", "branch", "right"]),
      act("changeInvitation", { id: "x", email: "x", role: "teacher" }, ["name", "batch", "branch", "right"]),
      ...["withdraw", "remove", "end"].map((intent) => act(intent, {}, ["id"])),
      act("change", { id: "x", role: "teacher" }, ["batch", "branch", "right"]),
    ],
  },
  "/security": {
    ...office,
    acts: [...acts("make calendar", "end calendar"), act("end", {}, ["id"]), act("remove passkey", {}, ["id"])],
  },
};

/** The back office, by the addresses in `admin/routes.ts`. */
export const admin: HeavyRoutes = { ...screens, ...stepsWith(screens) };
