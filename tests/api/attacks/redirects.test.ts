import { describe, expect, it } from "vitest";
import { returnPath, signInPath } from "#domains/accounts/rules/return-path.ts";
import { sendEmailAnswer } from "#domains/seats/contract/send-email.ts";
import { elsewhere } from "../../support/attacks.ts";

const site = "https://darsgah.example";

/** The final target of a browser's redirect, decoding once more where a server in front might have. */
function destinations(location: string): string[] {
  const decoded = /%/.test(location)
    ? [location, decodeURIComponent(location.replace(/%(?![\da-f]{2})/gi, "%25"))]
    : [location];
  return decoded.map((one) => new URL(one, `${site}/sign-in`).origin);
}

describe("an address that asks to be led elsewhere", () => {
  it.each(elsewhere)("is led home: %j", (asked) => {
    for (const one of [asked, ` ${asked}`, encodeURIComponent(asked), `${asked}/../..`, `${asked}?a=/courses#b`]) {
      const back = returnPath(one);
      expect(back.startsWith("/"), one).toBe(true);
      expect(new Set(destinations(back)), one).toEqual(new Set([site]));
    }
    const signIn = new URL(signInPath(asked), site);
    expect(signIn.origin).toBe(site);
    expect(signIn.pathname).toBe("/sign-in");
  });

  it.each(["/lms", "/course-outline/data-analyst", "/batches/x?a=b#c", "/search?q=//x"])("is led back: %s", (asked) => {
    expect(returnPath(asked)).toBe(asked);
  });

  it("is not what a form goes on to", () => {
    for (const next of elsewhere.filter((one) => /^[/\\]{2}|^[a-z]+:/.test(one)))
      expect(sendEmailAnswer.safeParse({ success: true, message: "", id: "", next }).success, next).toBe(false);
  });
});
