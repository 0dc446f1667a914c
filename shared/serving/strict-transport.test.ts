import { expect, it } from "vitest";
import { strictTransport } from "./strict-transport.ts";

it("binds browsers to TLS for a year, subdomains too, where the site has it", () => {
  expect(strictTransport("https://noor.example")).toBe("max-age=31536000; includeSubDomains");
});

it.each(["http://localhost:3000", "http://https:3000"])("says nothing of the site %s, which has none", (siteUrl) => {
  expect(strictTransport(siteUrl)).toBeNull();
});
