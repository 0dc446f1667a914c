import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedCases } from "../tests/support/typed-cases.ts";
import { emailAddress } from "./fields.ts";
import { readEmail } from "./read-email.ts";

describe("an e-mail address", () => {
  it.each(typedCases<{ typed: string; expect: string | null }>("emails"))(
    "typed as $typed is $expect",
    ({ typed, expect: address }) => {
      expect(readEmail(typed)).toBe(address);
      const parsed = emailAddress("field.emailMissing").safeParse(typed);
      if (address === null) expect(parsed.error?.issues[0]?.message).toMatch(/^field\.(email|tooLong)/);
      else expect(parsed.data).toBe(address);
    },
  );

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
