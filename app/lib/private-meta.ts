import type { MetaDescriptor } from "react-router";

/** The head of a page that belongs to its visitor: search engines stay out. */
export function privateMeta({ title, description }: { title: string; description: string }): MetaDescriptor[] {
  return [{ title }, { name: "description", content: description }, { name: "robots", content: "noindex" }];
}
