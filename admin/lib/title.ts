import type { MetaDescriptor } from "react-router";
import type { loader } from "#admin/root.tsx";
import { fillText } from "#shared/rules/fill-text.ts";

type Frame = Awaited<ReturnType<typeof loader>>;

/** A screen's title in the browser's tab; `nameOf` finds its name among the words. */
export function screenTitle(nameOf: (words: Frame["words"]) => string) {
  return ({ matches }: { matches: ({ id: string; loaderData?: unknown } | undefined)[] }): MetaDescriptor[] => {
    const root = matches.find((match) => match?.id === "root");
    const frame = root?.loaderData as Frame | undefined;
    if (!frame) return [];
    return [{ title: fillText(frame.words.frame.title, { page: nameOf(frame.words), company: frame.company }) }];
  };
}
