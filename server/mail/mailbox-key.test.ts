import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailboxKey } from "./mailbox-key.ts";

describe("the mailbox of an address", () => {
  it.each([
    ["case", "Ayesha.Khan@Example.COM", "ayesha.khan@example.com"],
    ["what follows a plus", "ayesha+one+two@example.com", "ayesha@example.com"],
    ["wide letters", "ａｙｅｓｈａ@example.com", "ayesha@example.com"],
    ["a letter and its accent apart", "zoe\u0308@example.com", "zoë@example.com"],
    ["a domain in its own letters", "a@bücher.example", "a@xn--bcher-kva.example"],
    ["a dot after the domain, and space around", " a@example.com. ", "a@example.com"],
    ["Gmail's dots", "A.Yesha.Khan+x@gmail.com", "ayeshakhan@gmail.com"],
    ["Gmail's other name", "ayesha.khan@googlemail.com", "ayeshakhan@gmail.com"],
  ])("is told without %s", (_what, typed, key) => {
    expect(mailboxKey(typed)).toBe(key);
  });

  it("keeps the dots of other providers, and a name that is a plus alone", () => {
    expect(mailboxKey("a.b@example.com")).not.toBe(mailboxKey("ab@example.com"));
    expect(mailboxKey("+1@example.com")).not.toBe(mailboxKey("+2@example.com"));
  });

  it("is its own mailbox, for any address", () => {
    fc.assert(fc.property(fc.emailAddress(), (address) => mailboxKey(mailboxKey(address)) === mailboxKey(address)));
  });
});
