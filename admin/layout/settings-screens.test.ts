import { describe, expect, it } from "vitest";
import routes from "#admin/routes.ts";
import { allowedVerbs } from "#server/compose/office-verbs.ts";
import { messagesIn } from "#server/compose/words/messages.ts";
import { findSettings, listSettings } from "./settings-screens.ts";

const may = allowedVerbs({ role: "owner" });
const { en: words } = messagesIn;

type Entry = { path?: string; children?: Entry[] };
const pathsOf = (entries: Entry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);

describe("the settings' screens", () => {
  it("list every route of the settings", () => {
    const ofSettings = pathsOf(routes as Entry[]).filter((path) => path.startsWith("settings/"));
    const listed = listSettings(words, may).map(({ to }) => to);
    const isListed = (path: string) => {
      const [start = "", end] = `/${path}`.split(":");
      return listed.some((to) => (end === undefined ? to === start : `${to}/`.startsWith(start)));
    };
    expect(ofSettings.filter((path) => !isListed(path))).toEqual([]);
  });

  it("are found by words of a label, which lead to its field, and of their title", () => {
    const found = findSettings(words, may, "  CURRENCY ");
    expect(found).toContainEqual(expect.objectContaining({ to: "/settings/money", screen: "" }));
    expect(found).toContainEqual(expect.objectContaining({ to: "/settings/money#field=Currency", label: "Currency" }));
    expect(findSettings(words, may, "assistant").map(({ to }) => to)).toEqual([
      `/settings/sections#${new URLSearchParams({ field: words.admin.content.sections.names.assistant })}`,
    ]);
    expect(findSettings(words, may, "zzz")).toEqual([]);
    expect(findSettings(words, may, " ")).toEqual([]);
  });

  it("are those that a member may open", () => {
    expect(listSettings(words, allowedVerbs({ role: "teacher" }))).toEqual([]);
    expect(findSettings(words, allowedVerbs({ role: "support" }), "currency")).toEqual([]);
  });
});
