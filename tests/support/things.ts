import type { BuiltPage, Thing } from "./built-page.ts";

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null && "@type" in value;

/** A thing and every thing inside it. */
function withParts(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(withParts);
  if (typeof value !== "object" || value === null) return [];
  const parts = Object.values(value).flatMap(withParts);
  return isThing(value) ? [value, ...parts] : parts;
}

/** Every thing of this type that a page names, however deep. */
export function thingsOf(page: BuiltPage, type: string): Thing[] {
  return withParts(page.things).filter((thing) => thing["@type"] === type);
}

/** The one thing of this type on a page. Throws when there is none or more than one. */
export function thingOf(page: BuiltPage, type: string): Thing {
  const [thing, ...more] = thingsOf(page, type);
  if (!thing || more.length > 0) throw new Error(`${page.path} names ${more.length + (thing ? 1 : 0)} of ${type}.`);
  return thing;
}

/** The list of this name, as its entries in their order. Throws where a position is wrong. */
export function listOf(page: BuiltPage, name: string): Thing[] {
  const list = page.things.find((thing) => thing["@type"] === "ItemList" && thing.name === name);
  const entries = (list?.itemListElement ?? []) as { position: number; item: Thing }[];
  return entries.map(({ position, item }, at) => {
    if (position !== at + 1) throw new Error(`${page.path}: ${name} counts ${position} after ${at}.`);
    return item;
  });
}
