import { afterAll, beforeAll, expect, test } from "vitest";
import { failures } from "#shared/messages/en/toasts.ts";
import { type Site, startSite } from "../../e2e/support/site.ts";
import { joinAsStudent, joinTheStaff, openSession, type Session } from "../../support/built-sessions.ts";
import { formData } from "../../support/contact-form.ts";
import { planFormData } from "../../support/enrolment-forms.ts";
import {
  everyRoute,
  formsOf,
  type KnownRoute,
  type ShownForm,
  unreal,
  withOneReplaced,
} from "../../support/every-route.ts";

/** Values that are no id, no number, no time, no JSON and no text. */
const garbage = ["x", "NaN", "-1", "99999999999999999999", "{", "'", "\u0000", "é".repeat(300)];

let site: Site;
let routes: KnownRoute[];
/** Who is signed in where: each application is asked by whoever sees the most of it. */
let people: Record<"owner" | "student" | "stranger", Session>;
/** Real addresses of each route, as the pages link them. */
const linked = new Map<KnownRoute, Set<string>>();
const forms = new Map<string, ShownForm>();
const failed: string[] = [];

const whoAsks = (address: string) => {
  if (address.startsWith("/admin")) return people.owner;
  return address.startsWith("/classroom") ? people.student : people.stranger;
};

/** Asks a few at a time, and notes what was not answered by the visitor's own fault. */
async function askAll<Asked>(all: Iterable<Asked>, ask: (one: Asked) => Promise<[string, Response]>) {
  const waiting = [...all];
  const work = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const [what, answer] = await ask(one);
      const text = await answer.text();
      if (answer.status >= 500 || text.includes(`${failures.screen}</h1>`)) failed.push(`${answer.status} ${what}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

const get = (address: string) =>
  askOne(`GET ${address}`, () => whoAsks(address).ask(address, { headers: { Accept: "text/html" } }));
const askOne = async (what: string, ask: () => Promise<Response>): Promise<[string, Response]> => [what, await ask()];

/** Follows the links of the pages, three addresses of each route, and keeps the forms that they show. */
async function explore(from: string[]) {
  const waiting = [...from];
  const seen = new Set(waiting);
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const answer = await whoAsks(address).ask(address);
    const html = await answer.text();
    const path = address.split("?")[0] ?? "";
    for (const form of formsOf(html, address)) {
      const key = `${form.action.split("?")[0]} ${form.fields.map(([name]) => name).join(" ")}`;
      if (form.method === "post" && !/sign-out/.test(form.action)) forms.set(key, form);
    }
    for (const [, href = ""] of html.matchAll(/href="(\/[^"#]*)"/g)) {
      const to = href.replaceAll("&amp;", "&");
      const route = routes.find(
        ({ pattern, matches }) => !/\*$|:name$/.test(pattern) && matches.test(to.split("?")[0] ?? ""),
      );
      if (!route || seen.has(to) || /sign-out|\.(?:css|js)\b/.test(path)) continue;
      const known = linked.get(route) ?? new Set();
      linked.set(route, known);
      if (known.size >= 3) continue;
      seen.add(to);
      known.add(to);
      waiting.push(to);
    }
  }
}

beforeAll(async () => {
  site = await startSite();
  routes = await everyRoute();
  const batches = ["mern-evening", "data-evening"];
  const [owner, student] = await Promise.all([joinTheStaff(site, "owner"), joinAsStudent(site, batches)]);
  people = { owner, student, stranger: openSession(site) };
  await people.stranger.send("/enrollnow", { ...planFormData, formType: "registration-form" });
  await people.stranger.send("/contact", { ...formData });
  await explore(["/admin", "/classroom", "/classroom/check-in", "/", "/batches", "/sign-in", "/enrollnow"]);
});
afterAll(() => site.dispose());

test("an address whose parts are no ids is answered in words", async () => {
  process.stdout.write(
    routes.map((r) => `${r.pattern} ${[...(linked.get(r) ?? [])].join(" ")} [${r.queries}]`).join("\n") + "\n",
  );
  process.stdout.write([...forms.keys()].join("\n") + "\n");
  expect(linked.size).toBeGreaterThan(40);
  const addresses = routes.flatMap((route) => {
    const real = [...(linked.get(route) ?? []), unreal(route.pattern)].slice(0, 2);
    return garbage.flatMap((value) => real.flatMap((one) => withOneReplaced(route, one, encodeURIComponent(value))));
  });
  expect(addresses.length).toBeGreaterThan(300);
  await askAll(new Set(addresses), get);
  expect(failed.splice(0)).toEqual([]);
});

test("so is a query that says nothing", async () => {
  const addresses = routes.flatMap((route) => {
    const [real = unreal(route.pattern)] = linked.get(route) ?? [];
    return route.queries.flatMap((name) =>
      garbage.map((value) => `${real.split("?")[0]}?${name}=${encodeURIComponent(value)}`),
    );
  });
  expect(addresses.length).toBeGreaterThan(200);
  await askAll(new Set(addresses), get);
  expect(failed.splice(0)).toEqual([]);
});

test("so is a form with a field that holds something else", async () => {
  expect(forms.size).toBeGreaterThan(40);
  const posts = [...forms.values()].flatMap(({ action, fields }) =>
    [...new Set(fields.map(([name]) => name))].flatMap((wrong) =>
      garbage.map((value) => {
        const sent = Object.fromEntries(fields);
        return { action, wrong, value, fields: { ...sent, [wrong]: value } };
      }),
    ),
  );
  await askAll(posts, ({ action, wrong, value, fields }) =>
    askOne(`POST ${action} ${JSON.stringify(fields)} ${wrong}=${JSON.stringify(value)}`, () =>
      whoAsks(action).send(action, fields),
    ),
  );
  expect(failed.splice(0)).toEqual([]);
});
