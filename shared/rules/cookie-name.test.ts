import { expect, it } from "vitest";
import { cookieName } from "./cookie-name.ts";

it("is this host's alone by TLS (RFC 6265bis, 4.1.3.2), and the bare name where the prefix would lose the cookie", () => {
  expect(cookieName("viewer", true)).toBe("__Host-viewer");
  expect(cookieName("viewer", false)).toBe("viewer");
});
