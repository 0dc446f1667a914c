import type { MetaDescriptor } from "react-router";
import { fillText } from "#shared/fill-text.ts";

type Titled = { company: string; words: { frame: { title: string } } };
type Matches = { matches: ({ id: string; loaderData?: unknown } | undefined)[] };

/**
 * Makes an application's titles in the browser's tab, from the frame that its root has loaded and `open` unpacks;
 * `nameOf` finds a page's name among the texts.
 */
export function titleOf<Frame extends object, Opened extends Titled>(open: (frame: Frame) => Opened) {
  return (nameOf: (words: Opened["words"]) => string) =>
    ({ matches }: Matches): MetaDescriptor[] => {
      const frame = matches.find((match) => match?.id === "root")?.loaderData as Frame | undefined;
      if (!frame) return [];
      const { words, company } = open(frame);
      return [{ title: fillText(words.frame.title, { page: nameOf(words), company }) }];
    };
}
