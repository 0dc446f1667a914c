import { expect, it } from "vitest";
import { addressIn, localAddress, prefixOf } from "./local-address.ts";

const urdu = "ur";

it.each([
  ["/ur", "/"],
  ["/ur/", "/"],
  ["/ur/courses/data", "/courses/data"],
])("reads the language of %s from its start", (address, path) => {
  expect(localAddress(address, ["en", urdu])).toEqual({ locale: "ur", path });
});

it("takes the data of a language's home page for that language's", () => {
  expect(localAddress("/ur.data", ["en", urdu]).locale).toBe("ur");
});

it.each(["/", "/urdu", "/courses/ur", "/en/courses", "/en", "courses/ur", "//ur/courses", ""])(
  "leaves %s to the site's own language",
  (path) => {
    expect(localAddress(path, ["en", urdu])).toEqual({ locale: "en", path });
  },
);

it("has no language but the program's", () => {
  expect(localAddress("/ar/courses")).toEqual({ locale: "ar", path: "/courses" });
  expect(localAddress("/fr/courses")).toEqual({ locale: "en", path: "/fr/courses" });
});

it("has the home page of a language at its prefix", () => {
  expect([addressIn(urdu, "/"), addressIn(urdu, "/about"), addressIn("en", "/")]).toEqual(["/ur", "/ur/about", "/"]);
});

it("puts no prefix before the addresses of the site's own language", () => {
  expect([prefixOf("en"), prefixOf(urdu)]).toEqual(["", "/ur"]);
});
