// @module-tag thorough
import { afterAll, beforeAll, expect, test } from "vitest";
import { failures } from "#server/compose/words/refusals.en.ts";
import { type Site, startSite } from "../../e2e/support/site.ts";
import { joinAsStudent, joinTheStaff, openSession, type Session } from "../../support/built-sessions.ts";
import { formData } from "../../support/contact-form.ts";
import { planFormData } from "../../support/enrolment-forms.ts";
import {
  type Explored,
  everyRoute,
  explore,
  type KnownRoute,
  unreal,
  withOneReplaced,
} from "../../support/every-route.ts";
import { apiAddresses } from "../../support/post-addresses.ts";

/** Longer than some thousand requests take beside other work. */
const patience = 900_000;

/** Values that are no id, no number, no time, no JSON and no text. */
const garbage = ["x", "NaN", "-1", "99999999999999999999", '{"', "\u0000", "é".repeat(300)];
/** Two of them for the part of an address or a query: the next two for the next part, since all are read in one way. */
const someGarbage = (at: number) => [0, 1].map((next) => garbage[(2 * at + next) % garbage.length] ?? "x");
/** Those sent in a form's field, one each. */
const garbageTyped = ["NaN", "99999999999999999999", '{"\\u0000', "\u0000"];
/** The fields that every form adds by itself: with garbage in it the act is done, and may end the sender's own session. */
const ofEveryForm = new Set(["formName", "formKey"]);

let site: Site;
let routes: KnownRoute[];
let explored: Explored;
/** The senders: for each application the account that sees the most of it. */
let people: Record<"owner" | "student" | "stranger", Session>;

const whoSees = (address: string) => {
  if (address.startsWith("/admin")) return people.owner;
  return address.startsWith("/classroom") ? people.student : people.stranger;
};

beforeAll(async () => {
  site = await startSite();
  routes = await everyRoute();
  const [owner, student] = await Promise.all([
    joinTheStaff(site, "owner"),
    joinAsStudent(site, ["mern-evening", "data-evening"]),
  ]);
  people = { owner, student, stranger: openSession(site) };
  await people.stranger.send("/enrollnow", { ...planFormData, formType: "registration-form" });
  await people.stranger.send("/contact", { ...formData });
  const from = ["/admin", "/classroom", "/classroom/check-in", "/", "/batches", "/sign-in", "/enrollnow"];
  explored = await explore(routes, from, async (address) => await (await whoSees(address).ask(address)).text());
}, patience);
afterAll(() => site.dispose());

type Asked = [what: string, ask: () => Promise<Response>];

/** Sends a few at a time; returns the answers that are failures of ours. */
async function failuresOf(all: Asked[]): Promise<string[]> {
  const [waiting, failed]: [Asked[], string[]] = [[...all], []];
  const work = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const answer = await one[1]();
      const text = await answer.text();
      if (answer.status >= 500 || text.includes(`${failures.screen}</h1>`)) failed.push(`${answer.status} ${one[0]}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return failed;
}

const get = (address: string): Asked => [`GET ${address}`, () => whoSees(address).ask(address)];
const realOf = (route: KnownRoute) => [...(explored.linked.get(route) ?? [])];

test(
  "an address whose parts are no ids is answered in words",
  async () => {
    expect(routes.filter((route) => realOf(route).length > 0).length).toBeGreaterThan(70);
    const addresses = routes.flatMap((route, at) =>
      someGarbage(at).flatMap((value) =>
        [...realOf(route), unreal(route.pattern)]
          .slice(0, 2)
          .flatMap((one) => withOneReplaced(route, one, encodeURIComponent(value))),
      ),
    );
    expect(addresses.length).toBeGreaterThan(200);
    expect(await failuresOf([...new Set(addresses)].map(get))).toEqual([]);
  },
  patience,
);

test(
  "so is a query that says nothing",
  async () => {
    const addresses = routes.flatMap((route) => {
      const [path] = (realOf(route)[0] ?? unreal(route.pattern)).split("?");
      return route.queries.flatMap((name, at) =>
        someGarbage(at).map((value) => `${path}?${name}=${encodeURIComponent(value)}`),
      );
    });
    expect(addresses.length).toBeGreaterThan(80);
    expect(await failuresOf([...new Set(addresses)].map(get))).toEqual([]);
  },
  patience,
);

test(
  "so is a form with a field that holds something else, and one without its fields",
  async () => {
    expect(explored.forms.length).toBeGreaterThan(60);
    const posts = explored.forms.flatMap(({ action, fields }, at): Asked[] => {
      const intents = fields.flatMap(({ name, value }) => (name === "intent" ? [value] : []));
      const sent = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
      const chosen = new Set(
        fields.flatMap(({ name, isTyped }) => (isTyped || name === "intent" || ofEveryForm.has(name) ? [] : [name])),
      );
      const typed = fields.flatMap(({ name, isTyped }) => (isTyped ? [name] : []));
      return [...new Set(intents.length > 0 ? intents : [""])].flatMap((intent) =>
        [...[...chosen].map((name) => [name]), ...(typed.length > 0 ? [typed] : [])].map((wrong, place): Asked => {
          const value = garbageTyped[(at + place) % garbageTyped.length] ?? "NaN";
          const all = { ...sent, ...(intent && { intent }), ...Object.fromEntries(wrong.map((name) => [name, value])) };
          return [`POST ${action} ${wrong} in ${JSON.stringify(all)}`, () => whoSees(action).send(action, all)];
        }),
      );
    });
    const empty = explored.forms.map(({ action }): Asked => [`POST ${action}`, () => whoSees(action).send(action, {})]);
    expect(await failuresOf([...empty, ...posts])).toEqual([]);
  },
  patience,
);

test(
  "so is what is no form, at every address and from everybody",
  async () => {
    const types = ["", "text/plain", "application/json", "multipart/form-data", "multipart/form-data; boundary=x"];
    const posts = routes.flatMap((route, at) => {
      const address = realOf(route)[0] ?? unreal(route.pattern);
      // Two kinds at each address: each comes to two addresses of five.
      const some = [0, 1].map((next) => types[(2 * at + next) % types.length] ?? "");
      return [whoSees(address), people.stranger].flatMap((who) =>
        some.map((type): Asked => {
          const headers = { ...(type && { "Content-Type": type }) };
          const init = { method: "POST", headers, body: new TextEncoder().encode("a=b") };
          return [`POST ${address} as ${type || "nothing"}`, () => who.ask(address, init)];
        }),
      );
    });
    expect(await failuresOf(posts)).toEqual([]);
  },
  patience,
);

test(
  "so is garbage sent to the API",
  async () => {
    const openApi: unknown = await (await people.stranger.ask("/api/openapi.json")).json();
    const asked = garbage.flatMap((value) => {
      const there = (method: "get" | "post") => apiAddresses(openApi, method, () => encodeURIComponent(value));
      const query = ["key", "token", "id", "secretId", "course"].map((name) => `${name}=${encodeURIComponent(value)}`);
      const outside = ["/verify/", "/status/", "/calendar/", "/admin/uploads/", "/admin/preview/page/"];
      const others = outside.map((path) => path + encodeURIComponent(value));
      const gets = [
        ...others,
        ...there("get"),
        ...apiAddresses(openApi, "get").map((path) => `${path}?${query.join("&")}`),
      ];
      const body = JSON.stringify({ question: value, courseId: value, formType: value, start: value });
      const post = { method: "POST", headers: { "Content-Type": "application/json" }, body };
      const posts = [...there("post"), ...apiAddresses(openApi, "post")];
      return [...gets.map(get), ...posts.map((path): Asked => [`POST ${path}`, () => people.stranger.ask(path, post)])];
    });
    expect(await failuresOf(asked)).toEqual([]);
  },
  patience,
);

test("after all of that everybody is still signed in, and the log is one JSON object a line, without an error", async () => {
  expect((await people.owner.ask("/admin")).status).toBe(200);
  expect((await people.student.ask("/classroom")).status).toBe(200);
  const lines = site.output().trim().split("\n");
  const told = lines.map((line) => JSON.parse(line));
  expect(told.filter(({ level }) => level >= 50)).toEqual([]);
  expect(told.filter(({ msg }) => msg === "a value was refused by the database alone")).toEqual([]);
  expect(told.filter(({ msg }) => msg === "a library wrote to the console")).toEqual([]);
});
