import { mapTexts } from "./map-texts.ts";

/** The differences between installations that decide about the institute's words. */
export interface SiteConditions {
  /** Whether students can pay by card. */
  cards: boolean;
}

const conditional = /\{if (not )?(\w+)\}([\s\S]*?)\{end if\}/g;

/**
 * The same tree without the parts of its texts for other installations: of `{if cards}By card.{end if}{if not cards}By
 * transfer.{end if}` one sentence remains. A text in a list of which nothing remains is left out too; an unknown
 * condition stays as it is written.
 */
export function chooseTexts<Tree>(tree: Tree, conditions: SiteConditions): Tree {
  const known = new Map(Object.entries(conditions));
  const choose = (text: string) =>
    text.replace(conditional, (whole, not: string | undefined, name: string, chosen: string) => {
      const holds = known.get(name);
      if (holds === undefined) return whole;
      return holds === (not === undefined) ? chosen : "";
    });
  return mapTexts(
    tree,
    (text) => (text.includes("{if ") ? choose(text) : text),
    (chosen, was) => chosen !== "" || was === "",
  );
}

/** The conditions in a text that are unknown, or that have no end: "{if paypal}". */
export function unknownConditions(text: string): string[] {
  const known = { cards: true } satisfies SiteConditions;
  const rest = text.replace(conditional, (whole, _, name: string) => (name in known ? "" : whole));
  return rest.match(/\{(?:if [^}]*|end if)\}/g) ?? [];
}
