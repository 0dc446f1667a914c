import { expect, it } from "vitest";
import { cookieName } from "./cookie-name.ts";

it("has the __Host- prefix over TLS (RFC 6265bis, 4.1.3.2), and none where browsers would refuse it", () => {
  expect(cookieName("viewer", true)).toBe("__Host-viewer");
  expect(cookieName("viewer", false)).toBe("viewer");
});
