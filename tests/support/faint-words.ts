import { contrast } from "#shared/look/colour.ts";

type Colours = { color: string; "background-color": string };

const nothing = new Set(["br", "hr", "img", "meta"]);

/** The classes of an email's style sheet that set a colour in dark mode, with their text. */
function darkClasses(html: string): Map<string, Partial<Colours>> {
  const rules = html.matchAll(/\.([\w-]+)\{(color|background-color):(#\w{6})!important\}/g);
  return new Map(Array.from(rules, ([, name = "", property = "", colour]) => [name, { [property]: colour }]));
}

/**
 * The words of an email with a contrast below 4.5 against their background (WCAG 2.2 AA), as a mail program shows it in
 * the light, or in the dark by its style sheet.
 */
export function faintWords(html: string, theme: "light" | "dark"): string[] {
  const dark = theme === "dark" ? darkClasses(html) : new Map<string, Partial<Colours>>();
  const body = html.slice(html.indexOf("<body")).replace(/<!--.*?-->/g, "");
  const around: (Colours & { isHidden: boolean })[] = [
    { color: "#000000", "background-color": "#ffffff", isHidden: false },
  ];
  const faint: string[] = [];
  for (const [, closing, name = "", attributes = "", words = ""] of body.matchAll(
    /<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g,
  )) {
    const here = around.at(-1);
    if (!here) throw new Error("More tags are closed than opened.");
    if (words.trim() && !here.isHidden && contrast(here.color, here["background-color"]) < 4.5) faint.push(words);
    if (closing) around.pop();
    else if (name && !nothing.has(name)) around.push({ ...here, ...coloursOf(attributes, dark) });
  }
  return faint;
}

function coloursOf(attributes: string, dark: Map<string, Partial<Colours>>) {
  const style = /style="([^"]*)"/.exec(attributes)?.[1] ?? "";
  const written = Array.from(style.matchAll(/(?:^|;)(color|background-color):(#\w{6})/g), ([, name, value]) => [
    name,
    value,
  ]);
  const classes = /class="([^"]*)"/.exec(attributes)?.[1]?.split(" ") ?? [];
  return Object.assign(
    Object.fromEntries(written),
    ...classes.map((name) => dark.get(name)),
    /display:none/.test(style) ? { isHidden: true } : {},
  );
}
