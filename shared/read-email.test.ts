import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emailAddress } from "./fields.ts";
import { readEmail } from "./read-email.ts";

describe("an e-mail address", () => {
  it.each([
    ["ali@example.com\u200B", "ali@example.com"],
    ["\u202Aali@example.com\u202C", "ali@example.com"],
    ["\u00A0ali@example.com ", "ali@example.com"],
    ["Ali@Example.COM", "Ali@example.com"],
    ["mailto:ali@example.com", "ali@example.com"],
    ["Ali Khan <ali@example.com>", "ali@example.com"],
    ["<ali@example.com>", "ali@example.com"],
    ["ali＠example．com", "ali@example.com"],
    ["ali۱۲@example.com", "ali12@example.com"],
    ["info@مثال.قطر", "info@xn--mgbh0fb.xn--wgbl6a"],
    ["user@münchen.example", "user@xn--mnchen-3ya.example"],
    ["user@MÜNCHEN.example", "user@xn--mnchen-3ya.example"],
    ["sales&marketing@example.com", "sales&marketing@example.com"],
    ["a/b=c@example.com", "a/b=c@example.com"],
    ["o'brien+tag@example.com", "o'brien+tag@example.com"],
    ["ali@mail.example.co.uk", "ali@mail.example.co.uk"],
  ])("typed as %j is %s", (typed, address) => {
    expect(readEmail(typed)).toBe(address);
    expect(emailAddress("field.emailMissing").parse(typed)).toBe(address);
  });

  it.each([
    "ali@example",
    "ali@@example.com",
    "ali",
    "@example.com",
    "ali@",
    "ali@.com",
    "ali@-example.com",
    "ali..khan@example.com",
    ".ali@example.com",
    "ali.@example.com",
    "ali khan@example.com",
    "ali@exam ple.com",
    "ali@127.0.0.1",
    "ali@example.com, noor@example.com",
    "ali@example.com\r\nBcc: noor@example.com",
    "علی@example.com",
    '"ali"@example.com',
    `${"a".repeat(65)}@example.com`,
    `a@${"b.".repeat(130)}com`,
  ])("is not %j", (typed) => {
    expect(readEmail(typed)).toBeNull();
    expect(emailAddress("field.emailMissing").safeParse(typed).error?.issues[0]?.message).toMatch(
      /^field\.(email|tooLong)/,
    );
  });

  it("is missing where nothing but marks was typed", () => {
    const { error } = emailAddress("field.emailMissing").safeParse("\u200F ");
    expect(error?.issues[0]?.message).toBe("field.emailMissing");
  });

  it("is read again as it was read", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (typed) => {
        const read = readEmail(typed);
        if (read !== null) expect(readEmail(read)).toBe(read);
      }),
    );
  });
});
