import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { batches } from "#domains/catalogue/server/tables.ts";
import { messagesIn } from "#server/compose/words/messages.ts";
import type { AdminContext } from "#server/serving/admin.ts";
import type { ClassroomContext } from "#server/serving/classroom.ts";
import { day } from "#shared/durations.ts";
import { formatMoney } from "#shared/formats/format-money.ts";
import { type Locale, locales, siteLocale } from "#shared/formats/formats.ts";
import { inMinor } from "#shared/money.ts";
import { refusal } from "../support/accounts.ts";
import { settleOrder } from "../support/call-verb.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { openOrder } from "../support/orders.ts";
import { copiedText } from "../support/pdf-text.ts";
import { startStudents } from "../support/students.ts";

const others = locales.filter((one) => one !== siteLocale);

/** The names of English days and months, long and short, and of times of day as a zone is spoken of. */
const englishTimes = new RegExp(
  `(?<![A-Za-z])(?:${[
    ...["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((name) => `${name}(?:s|nes|rs|ur)?(?:day)?`),
    ...["January", "February", "March", "April", "May", "June", "July", "August", "September", "October"],
    ...["November", "December", "Jan", "Feb", "Mar", "Apr", "Jun", "Jul", "Aug", "Sept?", "Oct", "Nov", "Dec"],
    ...["Pakistan (?:Standard )?[Tt]ime", "today", "tomorrow"],
  ].join("|")})(?![a-z])`,
);

/** Each text of a tree, with its place in it. */
function textsIn(tree: unknown, place = ""): string[] {
  if (typeof tree === "string") return [`${place}: ${tree}`];
  if (typeof tree !== "object" || tree === null || tree instanceof Date) return [];
  return Object.entries(tree).flatMap(([name, one]) => textsIn(one, `${place}.${name}`));
}

const inEnglish = (tree: unknown) => textsIn(tree).filter((text) => englishTimes.test(text));

describe.each(databases)("the language of a reader on the $name database", ({ open }) => {
  const classrooms: ClassroomContext[] = [];
  const offices: AdminContext[] = [];
  const { running, signedUp, student, userOf } = startStudents(
    open,
    {},
    {
      renderClassroom: async (_, context) => {
        classrooms.push(context);
        return new Response("shown");
      },
      renderAdmin: async (_, context) => {
        offices.push(context);
        return new Response("shown");
      },
    },
  );
  const { member } = startOffice(() => running.test);
  const services = () => running.test.app.services;
  const visit = async (path: string, headers: Headers) => await running.test.ask(path, { headers });

  /** A batch of its own for a test, whose classes are every day. */
  const newBatch = async () => {
    const id = `batch-${randomUUID().slice(0, 8)}`;
    const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
    await running.opened.database.insert(batches).values({
      ...{ id, courseId: "data-analyst", name: "دوسرا بیچ", mode: "Online", instructor: "نور فاطمہ", description: "" },
      ...{ seats: 20, schedule: "Mon, Wed, Fri", timing: "7:00 PM – 8:30 PM Pakistan time" },
      ...{ startDate: inDays(7), endDate: inDays(90) },
    });
    return id;
  };

  it.each(others)("writes the times and sums of the portal, an order and its receipt in %s", async (locale) => {
    const batch = await newBatch();
    const someone = await student(batch);
    const user = await userOf(someone);
    const { email } = someone.person;
    const order = await openOrder(running.test, { email, course: "data-analyst", batch, schedule: "monthly" });
    await settleOrder(running.test, order.reference, { method: "cash" });
    const reader = services().readersIn(locale);
    const [paid] = (await reader.orders.show({ reference: order.reference, key: order.key })).receipts;
    const receipt = new URL(paid?.path ?? "", "http://localhost");
    const shown = {
      portal: await reader.showOwnPortal(user),
      classes: await reader.listOwnClasses(user),
      order: await reader.orders.show({ reference: order.reference, key: order.key }),
      receipt: await reader.orders.showReceipt({
        number: receipt.pathname.split("/").at(-1) ?? "",
        key: receipt.searchParams.get("key"),
      }),
    };
    expect(inEnglish(shown)).toEqual([]);
    expect(shown.portal.orders).toHaveLength(1);
    expect(shown.receipt.lang).toBe(locale);
    const printed = await running.test.ask(`/api${receipt.pathname}/pdf${receipt.search}&lang=${locale}`);
    expect(await copiedText(new Uint8Array(await printed.arrayBuffer()))).toContain(shown.receipt.title);
    expect(printed.headers.get("content-disposition")).toMatch(/receipt-[\w-]+\.pdf/);
    // The same in English has them, so that none is missed because nothing is there.
    const plain = services().readersIn(siteLocale);
    expect(inEnglish(await plain.showOwnPortal(user))).not.toEqual([]);
    const inOwn = await plain.orders.show({ reference: order.reference, key: order.key });
    expect(inEnglish(inOwn)).not.toEqual([]);
    // Its sums are written as its e-mails write them.
    const sumsOf = ({ amount, monthly, paid, left, asked, receipts }: typeof inOwn) => [
      ...[amount, monthly, paid, left, asked.words, ...receipts.map((one) => one.amount)],
    ];
    const inLanguage = (sum: string | null) =>
      sum && formatMoney(inMinor(Number(sum.replace(/[^\d.]/g, "")), inOwn.currency), locale);
    expect(sumsOf(shown.order)).toEqual(sumsOf(inOwn).map(inLanguage));
    expect(shown.portal.orders[0]?.amount).toBe(shown.order.amount);
    expect(shown.portal.orders[0]?.receipts[0]?.amount).toBe(shown.order.paid);
    expect(shown.receipt.amount.value).toBe(shown.order.paid);
    expect(shown.receipt.totals[0]?.value).toBe(shown.order.paid);
    expect(shown.receipt.summary).toContain(shown.order.amount);
  });

  it("is a student's own choice in the classroom, for its pages and its refusals", async () => {
    const someone = await student(await newBatch());
    const user = await userOf(someone);
    const shownIn = async (): Promise<Locale | undefined> => {
      await visit("/classroom", someone.browser.headers);
      return classrooms.at(-1)?.site.messages.language.lang;
    };
    expect(await shownIn()).toBe(siteLocale);
    for (const locale of [...others, siteLocale]) {
      await services().accounts.chooseLanguage(user, locale);
      expect(await shownIn()).toBe(locale);
    }
    await services().accounts.chooseLanguage(user, "ur");
    const long = `/classroom/hand-in-files/${randomUUID()}/${randomUUID()}?name=a.pdf`;
    const headers = new Headers(someone.browser.headers);
    headers.set("Origin", "http://localhost:3000");
    const answer = await running.test.ask(long, { method: "POST", headers, body: "x" });
    expect(await answer.text()).toMatch(/\p{Script=Arabic}/u);
  });

  it("cannot be kept for an account without a person", async () => {
    const stranger = await userOf(await signedUp());
    expect(await services().accounts.languageOf(stranger)).toBeNull();
    await expect(services().accounts.chooseLanguage(stranger, "ur")).rejects.toEqual(refusal("not_found"));
  });

  it("is a member's own choice in the office, over the institute's documents as they are", async () => {
    const { browser, user } = await member("owner");
    const shown = async () => {
      await visit("/admin", browser.headers);
      const context = offices.at(-1);
      if (context?.access?.is !== "open") throw new Error("The office is not open.");
      return { ...context, access: context.access };
    };
    const order = await openOrder(running.test);
    const before = await shown();
    const asked = async ({ access, office }: Awaited<ReturnType<typeof shown>>) => {
      const verbs = office.as(access.member, access.session);
      return { review: (await verbs.findOrder(order.reference)).review, texts: await verbs.listEmailTexts() };
    };
    const inSiteLanguage = await asked(before);
    expect(before.site.messages.language.lang).toBe(siteLocale);
    await services().office.chooseLanguage(user.id, "ar");
    const after = await shown();
    const { site } = after;
    expect(site.messages.language).toEqual({ lang: "ar", dir: "rtl" });
    expect(site.messages.admin.frame.screens.today).toBe(messagesIn.ar.admin.frame.screens.today);
    expect(site.content).toBe(before.site.content);
    // What a query writes for the member is in it too; e-mails are read by others.
    const inOwn = await asked(after);
    expect(inEnglish(inSiteLanguage.review.openedAt)).not.toEqual([]);
    expect(inEnglish(inOwn.review.openedAt)).toEqual([]);
    expect(inOwn.texts).toEqual(inSiteLanguage.texts);
  });
});
