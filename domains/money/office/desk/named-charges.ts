import type { DeskPayment } from "#domains/money/contract.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";

/** The orders of a sent form, and how many charges of each are ticked: `order` is "reference seen", `charge` a reference. */
export function ordersIn(sent: FormData): DeskPayment["orders"] {
  const ticked = sent.getAll("charge").map(String);
  const all = sent.getAll("order").map((one) => {
    const [reference = "", seen] = String(one).split(" ");
    const charges = ticked.filter((of) => of === reference).length;
    return { reference, seen: hiddenNumber(seen), charges };
  });
  const named = all.filter(({ charges }) => charges > 0);
  // Money for which nothing is ticked is kept for the first.
  return named.length > 0 ? named : all.slice(0, 1);
}
