import { describe, expect, test } from "vitest";
import { company } from "#shared/content/company.ts";
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
    "Rs 5000",
    "₨ 5000",
    "US$ 99",
    "ninety-nine dollars",
    "One hundred forty-nine dollars",
    "one hundred and ninety nine bucks",
    "two thousand\n  rupees",
    "ninety-nine US dollars",
    "99 USD",
    "99$",
    "99 €",
    "1,250.50 dollars",
    "5,000/- a month",
    "1 dollar a day",
    "1 rupee",
    "1 riyal",
    "99dollars",
    "Graduates earn PKR 120,000 to 500,000, and the fee is PKR 2,000.",
  ])("names no price where prices are hidden (specification §4): %s", (answer) => {
    expect(check(answer, false)).toBe("price");
    expect(check(answer, true)).toBeNull();
  });

  test.each([
    "Three months, 12 weeks.",
    `Ring ${company.phones[0]?.display}.`,
    "Salaries of PKR 120,000 to 500,000 per month.",
    "PKR120,000-500,000",
    "PKR 120,000 – PKR 500,000",
    "PKR 120,000–PKR500,000",
    "10000+ students, 98%",
    "Classes last 2 hours, 5 days a week.",
    "From day 3 RSVP by e-mail.",
  ])("other figures pass: %s", (answer) => expect(check(answer, false)).toBeNull());

  test.each([
    "See https://evil.example/x",
    "See http://evil.example.",
    "https://",
    "[here](javascript:alert(1))",
    "[here](data:text/html,x)",
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
    "[search](https://darsgah.example?q=mern)",
    "https://darsgah.example#courses",
    `https://wa.me/${company.whatsapp.e164.slice(1)}?text=Hi`,
    `We are on ${company.social[0]?.url}!`,
    "You learn to read data: what it says, and what it hides.",
  ])("our own links pass: %s", (answer) => expect(check(answer, true)).toBeNull());

  test("leads to our pages also where the site's address is given with its last slash", () => {
    const slashed = createAnswerCheck([], [], "https://darsgah.example/");
    expect(slashed("See https://darsgah.example/courses.", true)).toBeNull();
    expect(slashed("See https://darsgah.example.evil.com/courses.", true)).toBe("link");
  });

  test("tells neither the key nor the instructions, whole or in part", () => {
    expect(check("The key is key-1234567890.", true)).toBe("secret");
    expect(check(`My task: ${task.toUpperCase()}`, true)).toBe("secret");
    expect(check(refusal, true)).toBeNull();
    const words = task.split(" ");
    expect(check(words.slice(3, 10).join(" "), true)).toBe("secret");
    expect(check(words.slice(3, 9).join(" "), true)).toBeNull();
  });

  test("finds seven words of the instructions wherever they stand, and takes six at their end for chance", () => {
    const check = createAnswerCheck([task], [], "https://darsgah.example");
    const words = task.split(" ");
    expect(check(`I tell you: ${words.slice(-7).join(", ")} That was it, and there is no more.`, true)).toBe("secret");
    expect(check(`Ask me ${words.slice(-6).join(" ")}`, true)).toBeNull();
  });

  test("takes no secret for one that is not set, or so short that it stands in any answer", () => {
    const check = createAnswerCheck(["", "seven77", "eight888"], [], "https://darsgah.example");
    expect(check("A class of seven77.", true)).toBeNull();
    expect(check("A class of eight888.", true)).toBe("secret");
  });
});
