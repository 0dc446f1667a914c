import { expect, it } from "vitest";
import { signUpPath } from "./order-words.ts";

it("names the order and its key, and no address", () => {
  expect(signUpPath({ reference: "K7M4-Q2XW", key: "a.b-c_d" })).toBe(
    "/sign-up?order=K7M4-Q2XW&key=a.b-c_d&from=%2Flms",
  );
});
