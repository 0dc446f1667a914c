import { expect, it } from "vitest";
import { saysSignedIn } from "#domains/accounts/rules/says-signed-in.ts";
import { sessionLifetime, signedInCookie } from "./signed-in-cookie.ts";

it("says that somebody is signed in for as long as a session may last, thirty days", () => {
  expect(sessionLifetime).toBe(2_592_000);
  expect(signedInCookie(true, "http://localhost:3000")).toBe("signed-in=1; Max-Age=2592000; Path=/; SameSite=Lax");
});

it("is taken away with the session", () => {
  const cookie = signedInCookie(false, "http://localhost:3000");
  expect(cookie).toBe("signed-in=; Max-Age=0; Path=/; SameSite=Lax");
  expect(saysSignedIn(cookie)).toBe(false);
});

it("is bound to TLS and to its host where the site has TLS", () => {
  expect(signedInCookie(true, "https://noor.example")).toBe(
    "__Host-signed-in=1; Max-Age=2592000; Path=/; SameSite=Lax; Secure",
  );
});
