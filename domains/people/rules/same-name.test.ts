import { describe, expect, it } from "vitest";
import { mayBeSameName, meantAmong } from "./same-name.ts";

describe("names of one address", () => {
  it.each([
    ["Ali", "Ali Khan"],
    ["ali khan", "Khan, Ali"],
    ["Zoë Faber", "Zoe Faber"],
    ["محمد علی", "محمد علي"],
  ])("may be one person's: %s and %s", (one, other) => {
    expect(mayBeSameName(one, other)).toBe(true);
    expect(mayBeSameName(other, one)).toBe(true);
  });

  it.each([
    ["Hamza Tariq", "Hina Tariq"],
    ["Ali", "Aliya Khan"],
  ])("are two people's: %s and %s", (one, other) => {
    expect(mayBeSameName(one, other)).toBe(false);
  });

  it("mean the one of this name, else the only one it may be, and nobody where it may be two", () => {
    const family = [{ name: "Hamza Tariq" }, { name: "Hina Tariq" }, { name: "Hamza Tariq Butt" }];
    expect(meantAmong(family, "hamza  tariq")).toBe(family[0]);
    expect(meantAmong(family, "Hina")).toBe(family[1]);
    expect(meantAmong(family, "Tariq")).toBeUndefined();
    expect(meantAmong(family, "Saad Tariq")).toBeUndefined();
  });
});
