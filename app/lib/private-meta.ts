import type { MetaDescriptor } from "react-router";

/** The head of a page that belongs to its visitor and is not indexed. Nothing if the loader threw. */
export function privateMeta(words: { title: string; description: string } | undefined): MetaDescriptor[] {
  if (!words) return [];
  const { title, description } = words;
  return [{ title }, { name: "description", content: description }, { name: "robots", content: "noindex" }];
}
