import { expect, onTestFinished, test } from "vitest";
import { startSite } from "../e2e/support/site.ts";
import { callVerbAt, publishChange } from "../support/ask-manage.ts";
import { joinTheStaff, type Session } from "../support/built-sessions.ts";
import { contactForm } from "../support/contact-form.ts";
import { planEnrolment } from "../support/enrolment-forms.ts";
import { shownTexts } from "../support/shown-texts.ts";

/** What no clerk should read: ids, the names of fields and of acts in the code, times as computers write them. */
const identifiers = {
  "a UUID": /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/i,
  "an id of the demo": /(?<![/=\w-])(?:mern|data|ai|cyber)-[a-z]+(?:-[a-z]+)*\b/,
  "a name with a capital inside": /(?<![\w@./#-])(?!(?:e[A-Z]|i[A-Z]))[a-z]+[A-Z]\w*/,
  "a name with an underscore": /(?<![\w@./-])[a-z]+_[a-z_]+\b/,
  "a path of fields": /(?<![\w@/.-])[a-z]+\.[a-z]+\.(?:\d+|[a-z]+)\b(?!\.)/i,
  "a kind and an id": /(?<![\w/.-])[a-z]+\/[a-z]+-[a-z-]+\b/,
  "a time of a computer": /\b\d{4}-\d\d-\d\dT/,
  "an unfilled place": /\{\w+\}/,
};

/** Words that look alike and are meant: what an owner types elsewhere, and words of the demo's own lessons. */
const meant = /utm_source|(?:checkout|invoice|customer)\.[\w., ]+|pivot_table|localStorage|sessionStorage/g;

/** Screens of texts that are filled in for each reader, and name their facts in braces. */
const namesFacts = /^\/admin\/(?:settings\/emails|leads\/replies|content\/[a-z]+\/)/;

/** A page of each route, the most that are looked at: lists are long, and their entries alike. */
const mostOfARoute = 2;

const sendForm = async (origin: string, form: unknown) =>
  await fetch(`${origin}/api/send-email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(form),
  });

/** Every page of the office that links lead to, a few of each route, with what is shown on it. */
async function* crawl(member: Session) {
  const seen = new Map<string, number>();
  const waiting = ["/admin/"];
  const asked = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await member.ask(path);
    if (!answer.headers.get("content-type")?.startsWith("text/html")) continue;
    const { texts, links } = shownTexts(await answer.text());
    yield { path, status: answer.status, texts };
    for (const link of links) {
      const { pathname, search, origin } = new URL(link, `http://office.example${path}`);
      const next = pathname + search;
      if (origin !== "http://office.example" || !pathname.startsWith("/admin") || asked.has(next)) continue;
      const named = pathname.replace(/^(\/admin\/content\/[a-z]+\/)[^/]+(?=\/)/, "$1:id");
      const route = named.replace(/[^/]*(?:\d|-)[^/]*/g, ":id") + [...new URLSearchParams(search).keys()].join();
      const before = seen.get(route) ?? 0;
      if (before >= mostOfARoute) continue;
      seen.set(route, before + 1);
      asked.add(next);
      waiting.push(next);
    }
  }
}

test("no screen of the office shows an identifier", { tags: ["thorough"], timeout: 600_000 }, async () => {
  const site = await startSite();
  onTestFinished(site.dispose);
  const owner = await joinTheStaff(site, "owner");
  await sendForm(
    site.origin,
    planEnrolment({ email: "lena@example.com", batch: "ai-weekend", course: "ai-machine-learning" }),
  );
  await sendForm(site.origin, contactForm({ email: "omar@example.com" }));
  await callVerbAt(site.dataDir, "enrolPerson", {
    batchId: "data-evening",
    name: "Bushra Ali",
    email: "b@example.com",
  });
  await callVerbAt(site.dataDir, "hideBatch", "cyber-lahore");
  await publishChange(site.dataDir, { kind: "course", id: "data-analyst" }, { title: "Data" });
  const found: string[] = [];
  let pages = 0;
  for await (const { path, status, texts } of crawl(owner)) {
    pages += 1;
    expect(status, path).toBe(200);
    for (const text of texts) {
      const read = text.replace(meant, "").replace(namesFacts.test(path) ? /\{[^}]*(?:\}|$)/g : "", "");
      for (const [what, pattern] of Object.entries(identifiers))
        if (pattern.test(read)) found.push(`${path}: ${what}: ${pattern.exec(read)?.[0]} in ${text.slice(0, 120)}`);
    }
  }
  expect(pages).toBeGreaterThan(60);
  expect(found).toEqual([]);
});
