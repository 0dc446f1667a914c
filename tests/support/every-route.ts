import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import adminRoutes from "#admin/routes.ts";
import { siteRoutes } from "#app/site-routes.ts";
import classroomRoutes from "#classroom/routes.ts";

/** A route of one of the three applications. */
export interface KnownRoute {
  /** As the table has it: `/admin/people/:personId`. */
  pattern: string;
  /** Matches the addresses of its pages. */
  matches: RegExp;
  /** Every query parameter that its own file, or a file that this one imports, reads. */
  queries: string[];
  /** Whether it is for addresses that no other route has. */
  isForTheRest: boolean;
}

const applications = [
  { base: "", folder: "app", table: siteRoutes },
  { base: "/admin", folder: "admin", table: adminRoutes },
  { base: "/classroom", folder: "classroom", table: classroomRoutes },
];

const root = fileURLToPath(new URL("../..", import.meta.url));
const reading = /searchParams\s*\.(?:get|has|getAll)\("(\w+)"\)|\basked\.get\("(\w+)"\)/g;

/** The query parameters that a source reads, including the sources of its application that it imports. */
function queriesOf(file: string, folder: string, depth = 2): string[] {
  if (!existsSync(file)) return [];
  const source = readFileSync(file, "utf8");
  const own = Array.from(source.matchAll(reading), ([, plain, asked]) => plain ?? asked ?? "");
  if (depth === 0) return own;
  const imported = Array.from(source.matchAll(new RegExp(`from "#${folder}/(lib/[^"]+)"`, "g")), ([, path]) => path);
  return [...own, ...imported.flatMap((path) => queriesOf(`${root}${folder}/${path}`, folder, depth - 1))];
}

/** Every route of the three applications, as their tables have them. */
export async function everyRoute(): Promise<KnownRoute[]> {
  const found: KnownRoute[] = [];
  for (const { base, folder, table } of applications) {
    const walk = (entries: RouteConfigEntry[], above: string) => {
      for (const { path = "", file, children = [] } of entries) {
        const pattern = path === "" ? above : `${above}/${path.replace(/\/\*$/, "")}`;
        const source = pattern.replace(/[.]/g, "[.]").replace(/:\w+/g, "[^/]+").replace(/\*$/, ".*");
        const queries = [...new Set(queriesOf(`${root}${folder}/${file}`, folder))];
        const matches = new RegExp(`^${source || "/"}$`);
        found.push({ pattern: pattern || "/", matches, queries, isForTheRest: /\*$|^\/:name$/.test(pattern) });
        walk(children, pattern);
      }
    };
    walk(await table, base);
  }
  return found;
}

/** The address of a route with nothing real in it. */
export const unreal = (pattern: string) => pattern.replace(/:\w+/g, "x").replace(/\*$/, "nothing");

/** The addresses like a real one of a route, with one value at a time replaced. */
export function withOneReplaced({ pattern }: KnownRoute, address: string, value: string): string[] {
  const [names, parts] = [pattern.split("/"), (address.split("?")[0] ?? "").split("/")];
  return names.flatMap((name, at) =>
    name.startsWith(":") ? [parts.map((part, place) => (place === at ? value : part)).join("/")] : [],
  );
}

/** A form as a page shows it: its target, and its fields. */
interface ShownForm {
  action: string;
  method: string;
  /** Each with its name, its value, and whether a person types it or the page chooses it. */
  fields: { name: string; value: string; isTyped: boolean }[];
}

const entities: Record<string, string> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" };
const decode = (text: string) => text.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => entities[name] ?? "");
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : decode(found);
};

/** The forms of a page, with the current values of their fields. */
function formsOf(html: string, path: string): ShownForm[] {
  return Array.from(html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g), ([whole]) => {
    const [tag = ""] = /^<form[^>]*>/.exec(whole) ?? [];
    const named = Array.from(whole.matchAll(/<(?:input|textarea|select|button)\b[^>]*>/g), ([field]) => field);
    const fields = named.flatMap((field) => {
      const name = attribute(field, "name");
      const isTyped = /^<(?:textarea|input)/.test(field) && !/type="(?:hidden|radio|checkbox|submit|file)"/.test(field);
      return name === undefined ? [] : [{ name, value: attribute(field, "value") ?? "", isTyped }];
    });
    const action = attribute(tag, "action") ?? path;
    return { action, method: (attribute(tag, "method") ?? "get").toLowerCase(), fields };
  });
}

/** The findings of a walk through the applications. */
export interface Explored {
  /** Real addresses of each route, as the pages link them: three at most. */
  linked: Map<KnownRoute, Set<string>>;
  /** The forms that change something, each once. */
  forms: ShownForm[];
}

/** Follows the links of the pages from these on; `read` returns a page's HTML for an allowed reader. */
export async function explore(
  routes: KnownRoute[],
  from: string[],
  read: (address: string) => Promise<string>,
): Promise<Explored> {
  const linked: Explored["linked"] = new Map(routes.map((route) => [route, new Set()]));
  const forms = new Map<string, ShownForm>();
  const routeOf = (address: string) => {
    const [path = ""] = address.split("?");
    return routes.find(({ isForTheRest, matches }) => !isForTheRest && matches.test(path));
  };
  const isNews = (address: string) => {
    const route = routeOf(address);
    const known = route && linked.get(route);
    if (!known || known.has(address) || known.size >= 3 || address.startsWith("/sign-out")) return false;
    known.add(address);
    return true;
  };
  for (const waiting = from.filter(isNews); waiting.length > 0; ) {
    const address = waiting.pop() ?? "";
    const html = await read(address);
    for (const form of formsOf(html, address).filter(({ method }) => method === "post")) {
      const names = form.fields.map(({ name }) => name.replace(/[-:.].*/, ""));
      forms.set(`${routeOf(form.action)?.pattern} ${[...new Set(names)].join(" ")}`, form);
    }
    const links = Array.from(html.matchAll(/href="(\/[^"#]*)"/g), ([, href = ""]) => decode(href));
    waiting.push(...links.filter(isNews));
  }
  return { linked, forms: [...forms.values()] };
}
