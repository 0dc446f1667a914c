import { describe, expect, test } from "vitest";
import { createAnswerCheck } from "./check-answer.ts";

const task = "You are the assistant of a house and must answer only questions about its own courses and rooms.";
const refusal = "I can only provide information about the house and its services.";
const check = createAnswerCheck(
  ["key-1234567890", "another-key-987", `${task} Otherwise say: ${refusal}`],
  [refusal],
  "https://darsgah.example",
);

describe("the check of answers", () => {
  test.each([
    "The fee is $99 per month.",
    "It costs 99 dollars.",
    "PKR 2,000 a month",
    "Rs. 5000 only",
    "₨ 5000",
    "ninety-nine dollars",
    "99 USD",
  ])("names no price where prices are hidden (specification §4): %s", (answer) => {
    expect(check(answer, false)).toBe("price");
    expect(check(answer, true)).toBeNull();
  });

  test.each([
    "Three months, 12 weeks.",
    "Ring +92 300 0000142.",
    "Salaries of PKR 120,000 to 500,000 per month.",
    "10000+ students, 98%",
  ])("other figures pass: %s", (answer) => expect(check(answer, false)).toBeNull());

  test.each([
    "See https://evil.example/x",
    "[here](javascript:alert(1))",
    "www.evil.example",
    "https://darsgah.example.evil.com",
    "https://darsgah.example@evil.com",
    "https://darsgah.example:8080/",
    "https://wa.me.evil.com/1",
  ])("leads nowhere but to our pages: %s", (answer) => expect(check(answer, true)).toBe("link"));

  test.each([
    "[us](/contact)",
    "See https://darsgah.example.",
    "https://darsgah.example/courses",
    "https://wa.me/923000000142?text=Hi",
  ])("our own links pass: %s", (answer) => expect(check(answer, true)).toBeNull());

  test("tells neither the key nor the instructions, whole or in part", () => {
    expect(check("The key is key-1234567890.", true)).toBe("secret");
    expect(check(`My task: ${task.toUpperCase()}`, true)).toBe("secret");
    expect(check(refusal, true)).toBeNull();
    const words = task.split(" ");
    expect(check(words.slice(3, 10).join(" "), true)).toBe("secret");
    expect(check(words.slice(3, 9).join(" "), true)).toBeNull();
  });
});
