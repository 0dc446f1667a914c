import { Fragment } from "react";
import type { FeeTexts } from "#shared/formats/fee-texts.ts";

type FeeProps = { of: FeeTexts; otherwise?: string };

/** A fee in the currency of the visitor's market, which styles know by its number; `otherwise` where it has none. */
export function Fee({ of: texts, otherwise = "" }: FeeProps) {
  if (texts.length < 2) return texts[0] ?? otherwise;
  return texts.map((text, at) => {
    const number = at + 1;
    const shown = text ?? otherwise;
    return shown ? (
      <span key={number} className={`fee fee-${number}`}>
        {shown}
      </span>
    ) : (
      <Fragment key={number} />
    );
  });
}
