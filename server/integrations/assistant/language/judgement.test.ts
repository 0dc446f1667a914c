import { describe, expect, test } from "vitest";
import { judge } from "./judgement.ts";
import { createReader } from "./reading.ts";

const read = createReader(new Set(), "Darsgah");
const isOurs = (question: string, followsUp = false) => judge(read(question), followsUp).isOurs;

/** Pairs that differ in the one thing their principle is about: the first is ours, the second is not. */
const principles: Record<string, [ours: string, others: string][]> = {
  "a word of ours that belongs to something foreign is none of ours": [
    ["what is the fee of the MERN course", "what is the fee of a driving licence"],
    ["evening classes", "guitar classes"],
    ["course ki fees kitni hai", "zakat ki fees kitni hai"],
  ],
  "with one sign only, a word nobody knows speaks against": [
    ["registration fee", "secp registration fee"],
    ["your zorbium course fee", "zorbium course fee"],
  ],
  "what any house has, however much of it is asked, is one sign": [
    [
      "how long does it take and what does the AI course cost",
      "how long does a passport take, what does it cost and is the office open",
    ],
  ],
  "a tool is ours where teaching is asked about, an exercise where it is not": [
    ["will I learn pandas", "how do I merge two dataframes in pandas"],
    ["do you teach React", "react or angular, which is faster"],
  ],
  "a word that only accompanies does not carry a question": [
    ["is a laptop required", "laptop ki screen kaise saaf karte hain"],
  ],
  "another institute's name weighs more than all of ours": [
    ["web development course fee", "udemy web development course fee"],
    ["fees of your academy", "kips academy ki fees"],
  ],
  "what somebody tells of himself is not what he asks": [
    ["I drive a taxi in Dubai. Are there evening classes?", "which taxi is cheapest in Dubai in the evening"],
    ["My cat is ill, can I move to your next batch?", "my cat is ill, what should I do"],
  ],
  "whoever orders software may have any trade": [
    ["I need a website for my restaurant", "which restaurant is best in Lahore"],
  ],
};

describe.each(Object.entries(principles))("%s (specification §8)", (_principle, pairs) => {
  test.each(pairs)("%s; but not: %s", (ours, others) => {
    expect(isOurs(ours)).toBe(true);
    expect(isOurs(others)).toBe(false);
  });
});

test("a short question that follows a conversation about us is about us", () => {
  expect(isOurs("and in January?", true)).toBe(true);
  expect(isOurs("and the weather?", true)).toBe(false);
});
