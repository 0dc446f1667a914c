import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { accountPeople, users } from "#domains/accounts/server/tables.ts";
import { findPeopleByEmail } from "#domains/people/server/queries.ts";
import { otherPassword, password, refusal, tokenIn } from "../support/accounts.ts";
import { Browser } from "../support/browser.ts";
import { databases } from "../support/databases.ts";
import { someAddress } from "../support/orders.ts";
import { startStudents } from "../support/students.ts";
import { until } from "../support/until.ts";

const batchId = "mern-evening";

describe.each(databases)("the link by which staff invite a student, on the $name database", ({ open }) => {
  const { running, own, signedUp, confirm, userOf, call } = startStudents(open);
  const address = () => `${randomUUID()}@example.com`;
  const peopleOf = async (email: string) => await findPeopleByEmail(running.opened.database, email);

  const mailsTo = (email: string) =>
    running.smtp.received.filter(({ to, parsed }) => to.includes(email) && parsed.subject?.startsWith("You are "));
  /** The token of the mail that tells somebody of the place that staff have given them; empty without one. */
  const added = async (email: string, name = "Ayesha Khan") => {
    const before = mailsTo(email).length;
    expect((await call("enrolPerson", { batchId, name, email, shares: true })).status).toBe(200);
    return tokenIn((await until(() => mailsTo(email)[before])).parsed.text, "/open-account");
  };
  const openWith = async (token: string, chosen = password) => {
    const browser = new Browser(someAddress());
    browser.take(await own().openOrdersAccount({ token, name: "Ayesha Khan", password: chosen }, browser.visitor));
    return { browser };
  };
  const join = async (token: string, someone: { browser: Browser }) =>
    await own().joinInvited({ token }, { user: await userOf(someone), visitor: someone.browser.visitor });
  const linksOf = async (email: string) => {
    const { database } = running.opened;
    const [account] = await database.select().from(users).where(eq(users.email, email));
    const isTheirs = eq(accountPeople.accountId, account?.id ?? "");
    const found = await database.select().from(accountPeople).where(isTheirs).orderBy(accountPeople.at);
    return found.map(({ personId, how }) => [personId, how]);
  };

  it("opens a confirmed account of that person alone, once", async () => {
    const email = address();
    const token = await added(email);
    expect(await own().showOpening(token)).toEqual({ is: "open", email, name: "Ayesha Khan" });
    const student = await openWith(token);
    const [person] = await peopleOf(email);
    expect(await linksOf(email)).toEqual([[person?.id, "invitation"]]);
    const portal = await running.test.app.services.showOwnPortal(await userOf(student));
    expect(portal.batches.map(({ batch }) => batch.id)).toEqual([batchId]);
    expect(await own().showOpening(token)).toEqual({ is: "known", email });
    await expect(openWith(token, otherPassword)).rejects.toEqual(refusal("conflict"));
    await expect(join(token, student)).rejects.toEqual(refusal("unauthorized"));
  });

  it("of an address with a confirmed account adds that person alone to the account that is signed in", async () => {
    const someone = await signedUp();
    const { email } = someone.person;
    await confirm(email);
    await added(email, someone.person.name);
    const token = await added(email, "Zara Malik");
    expect(await own().showOpening(token)).toEqual({ is: "joins", email, name: "Zara Malik" });
    const [first, sister] = await peopleOf(email);
    expect(await linksOf(email)).toEqual([[first?.id, "address"]]);
    await join(token, someone);
    expect((await linksOf(email)).at(-1)).toEqual([sister?.id, "invitation"]);
    expect(await own().showOpening(token)).toEqual({ is: "known", email });
    const stranger = await signedUp();
    await confirm(stranger.person.email);
    await expect(join(token, stranger)).rejects.toEqual(refusal("unauthorized"));
    expect(await linksOf(stranger.person.email)).toEqual([]);
  });

  it("adds nobody to an account that is not confirmed", async () => {
    const token = await added(address());
    const stranger = await signedUp();
    await expect(join(token, stranger)).rejects.toEqual(refusal("forbidden"));
    expect(await linksOf(stranger.person.email)).toEqual([]);
  });

  it("is not sent to an address that staff have changed, and opens nothing once they have", async () => {
    const email = address();
    const token = await added(email);
    const [person] = await peopleOf(email);
    const next = address();
    const seen = { name: person?.name, phone: person?.phone, email };
    expect((await call("changePerson", { personId: person?.id, ...seen, email: next, seen })).status).toBe(200);
    expect(await own().showOpening(token)).toEqual({ is: "used up" });
    await expect(openWith(token)).rejects.toEqual(refusal("unauthorized"));
    const { members } = (await call("showClass", batchId)).body;
    const place = members.find((one: { person: { id: string } }) => one.person.id === person?.id);
    await call("withdrawEnrolment", place.id);
    expect(await added(next)).toBe("");
  });
});
