import type { MetaDescriptor } from "react-router";
import { fillText } from "#shared/rules/fill-text.ts";

type Titled = { company: string; words: { frame: { title: string } } };

/** A page's title in the browser's tab, by the frame that the root has loaded; `nameOf` finds its name among the words. */
export function titleOf<Frame extends Titled>(nameOf: (words: Frame["words"]) => string) {
  return ({ matches }: { matches: ({ id: string; loaderData?: unknown } | undefined)[] }): MetaDescriptor[] => {
    const frame = matches.find((match) => match?.id === "root")?.loaderData as Frame | undefined;
    if (!frame) return [];
    return [{ title: fillText(frame.words.frame.title, { page: nameOf(frame.words), company: frame.company }) }];
  };
}
