import { act, acts, booking, enrolment, type HeavyRoutes, MB, order, person } from "./heavy-acts.ts";

const account = { name: "Ayesha Khan", email: "{email}", password: "p4$$w0rd1".repeat(15).slice(0, 128) };
const longName = "p4$$w0rd lahore subah zindabad ".repeat(3).slice(0, 90);
/** The public site, by the addresses in `app/site-routes.ts`. */
export const site: HeavyRoutes = {
  "/search": { query: ["q"] },
  "/contact": { acts: [act("", { ...person, message: "Hi" }, ["message", "firstName", "email", "phone"])] },
  "/enrollnow": {
    query: ["course", "batch"],
    acts: [act("", enrolment, ["message", "course", "email"]), act("", order, ["plan", "phone"])],
  },
  "/FreeDemo": { query: ["course"] },
  "/payment/:reference": {
    search: "key={key}",
    acts: [
      act("", { code: "A" }, ["code"]),
      {
        send: "file",
        base: {},
        file: "proof",
        limit: 5.1 * MB,
        contents: { pages: { first: "%PDF-1.7\n", again: "a" }, zeros: "\0" },
      },
    ],
  },
  "/payment/:reference/review": { acts: acts("") },
  "/receipts/:number": { query: ["key", "paper"] },
  "/vouchers/:reference": { query: ["key"] },
  "/demo-booking": { query: ["course"], acts: [act("", booking, ["name", "phone", "start", "timeZone"])] },
  "/demo-booking/:id": {
    query: ["key"],
    acts: [act("cancel"), act("quiet"), act("remind"), act("move", { start: "{slot}" }, ["start"])],
  },
  "/place/:id": { query: ["key"], acts: acts("") },
  "/seats/:id": { query: ["key"], acts: acts("take", "decline") },
  "/Thank-you": { query: ["name", "course"] },
  "/sign-in/*": { query: ["from"], acts: [act("", account, ["email", "password"])] },
  "/sign-up/*": { acts: [act("", account, ["name"]), { ...act("", { ...account, name: longName }), what: "weighed" }] },
  "/sign-out": { acts: acts("") },
  "/forgot-password": { acts: [act("", { email: "{email}" }, ["email"])] },
  "/reset-password": { query: ["token"], acts: [act("", { token: "a.b", password: account.password }, ["token"])] },
  "/confirm-email": { query: ["token"], acts: [act("", {}, ["token"])] },
  "/open-account": { query: ["token"], acts: [act("", { name: longName, password: account.password }, ["token"])] },
  "/account": {
    as: "student",
    acts: [
      act("change-password", { currentPassword: "wrong", password: account.password }, ["password"]),
      ...acts("send-confirmation", "end-session"),
      { ...act("end-all-sessions"), as: "somebody" },
      act("change-details", { name: "Ayesha Khan", phone: person.phone }, ["name", "phone"]),
      act("download", { password: "wrong" }, ["password"]),
      act("erase", { password: "wrong" }),
    ],
  },
  "/account/data": { as: "student", query: ["key"] },
  "/account/person": { as: "student", acts: [act("", { person: "{person}" }, ["from"])] },
  "/lms": { as: "student" },
  "/recorded-lectures/:batchId": { acts: [act("", { secretId: "x" }, ["secretId"])] },
};
