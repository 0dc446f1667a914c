import { expect, it } from "vitest";
import { chooseTexts, unknownConditions } from "./choose-texts.ts";

const way = "{if cards}By card or transfer.{end if}{if not cards}By transfer.{end if} First the form.";

it("leaves what is written for this installation", () => {
  expect(chooseTexts({ way }, { cards: true })).toEqual({ way: "By card or transfer. First the form." });
  expect(chooseTexts({ way }, { cards: false })).toEqual({ way: "By transfer. First the form." });
});

it("leaves out a paragraph of which nothing remains, and no other", () => {
  const blocks = ["{if cards}We never see your card.{end if}", "", "Write to us.", ["{if cards}Visa{end if}", "Raast"]];
  expect(chooseTexts(blocks, { cards: false })).toEqual(["", "Write to us.", ["Raast"]]);
});

it("keeps everything else as it is", () => {
  const tree = { a: [1, null, "{company.name}", { b: true }], c: "if cards" };
  expect(chooseTexts(tree, { cards: false })).toEqual(tree);
});

it.each([
  [way, []],
  ["{if paypal}PayPal.{end if}", ["{if paypal}", "{end if}"]],
  ["{if cards}By card.", ["{if cards}"]],
  ["By card.{end if}", ["{end if}"]],
  ["In {company.address.city}", []],
])("names what cannot be decided: %j", (text, unknown) => {
  expect(unknownConditions(text)).toEqual(unknown);
});

it("leaves a text with an unknown condition as it is written, whatever else it chooses", () => {
  const text = "{if paypal}PayPal.{end if}{if not paypal}No PayPal.{end if}{if cards}Visa{end if}";
  expect(chooseTexts([text], { cards: false })).toEqual([
    "{if paypal}PayPal.{end if}{if not paypal}No PayPal.{end if}",
  ]);
});
