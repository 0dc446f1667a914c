import { describe, expect, it } from "vitest";
import { rateLimits } from "#server/limits/tables.ts";
import { otherPassword, password, refusal, startAccounts } from "../support/accounts.ts";
import { Browser } from "../support/browser.ts";
import { databases } from "../support/databases.ts";

describe.each(databases)("an account that somebody wants to keep locked on the $name database", ({ open }) => {
  const { running, own, somebody, signedUp, session } = startAccounts(open);

  it("lets the owner's own device in while a guesser keeps the account throttled", async () => {
    const { person } = await signedUp();
    const phone = new Browser("198.51.100.246");
    phone.take(await own().signIn({ email: person.email, password }, phone.visitor));
    phone.take(await running.test.app.services.accounts.signOut(phone.visitor));
    expect([...phone.cookies.keys()]).toEqual(["device"]);
    const guess = (browser: Browser, text: string) =>
      own().signIn({ email: person.email, password: text }, browser.visitor);
    for (let tries = 0; tries < 12; tries += 1)
      await guess(new Browser(`192.0.2.${100 + tries}`), "wrong").catch(() => {});
    const elsewhere = new Browser("198.51.100.245");
    await expect(guess(elsewhere, password)).rejects.toEqual(refusal("throttled"));
    phone.take(await guess(phone, password));
    expect(await session(phone)).toMatchObject({ signedIn: true });

    for (let tries = 0; tries < 9; tries += 1)
      await expect(guess(phone, "wrong")).rejects.toEqual(refusal("unauthorized"));
    await expect(guess(phone, password), "ten tries of its own, no more").rejects.toEqual(refusal("throttled"));
    const strange = somebody();
    strange.browser.take(await own().signUp(strange.person, strange.browser.visitor));
    await expect(guess(strange.browser, password), "a device known to another account").rejects.toEqual(
      refusal("throttled"),
    );
  });

  it("makes no device known to an account whose address somebody else signed up with", async () => {
    const { person } = await signedUp();
    const intruder = new Browser("198.51.100.244");
    intruder.take(await own().signUp({ ...person, password: otherPassword }, intruder.visitor));
    for (let tries = 0; tries < 10; tries += 1)
      await own()
        .signIn({ email: person.email, password: "wrong" }, new Browser(`192.0.2.${150 + tries}`).visitor)
        .catch(() => {});
    await expect(own().signIn({ email: person.email, password }, intruder.visitor)).rejects.toEqual(
      refusal("throttled"),
    );
  });

  it("counts nothing at an account from an address that is throttled: nobody keeps one locked from there", async () => {
    const { person } = await signedUp();
    const guesser = new Browser("192.0.2.200");
    const guess = (email: string) =>
      own()
        .signIn({ email, password: "wrong" }, guesser.visitor)
        .catch(() => {});
    await Promise.all(Array.from({ length: 60 }, (_, at) => guess(`nobody.${at}@example.com`)));
    const counted = async () => (await running.opened.database.select().from(rateLimits)).length;
    const before = await counted();
    for (let tries = 0; tries < 12; tries += 1) await guess(person.email);
    expect(await counted()).toBe(before);
    const owner = new Browser("198.51.100.243");
    owner.take(await own().signIn({ email: person.email, password }, owner.visitor));
    expect(await session(owner)).toMatchObject({ signedIn: true });
  });
});
