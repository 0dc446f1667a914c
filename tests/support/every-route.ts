import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import adminRoutes from "#admin/routes.ts";
import publicRoutes from "#app/routes.ts";
import classroomRoutes from "#classroom/routes.ts";
import { apiAddresses } from "./post-addresses.ts";

/** A route of one of the three applications. */
export interface KnownRoute {
  /** As the table has it: `/admin/people/:personId`. */
  pattern: string;
  /** Matches the addresses of its pages. */
  matches: RegExp;
  /** Every name that its own file, or a file that this one imports, reads of an address's query. */
  queries: string[];
}

const applications = [
  { base: "", folder: "app", table: publicRoutes },
  { base: "/admin", folder: "admin", table: adminRoutes },
  { base: "/classroom", folder: "classroom", table: classroomRoutes },
];

const root = fileURLToPath(new URL("../..", import.meta.url));
const reading = /searchParams\s*\.(?:get|has|getAll)\("(\w+)"\)|\basked\.get\("(\w+)"\)/g;

/** The names that a source reads of a query, the sources of its application that it imports among them. */
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
        found.push({ pattern: pattern || "/", matches: new RegExp(`^${source || "/"}$`), queries });
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

/** The addresses of the API, each with this value in every place that its document names. */
export function apiAddressesWith(openApi: unknown, method: "get" | "post", value: string): string[] {
  return apiAddresses(openApi, method, () => value);
}

/** A form as a page shows it: where it is sent, and what it holds. */
export interface ShownForm {
  action: string;
  method: string;
  fields: [string, string][];
}

const entities: Record<string, string> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" };
const decode = (text: string) => text.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => entities[name] ?? "");
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : decode(found);
};

/** The forms of a page, with what is in their fields already. */
export function formsOf(html: string, path: string): ShownForm[] {
  return Array.from(html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g), ([whole]) => {
    const [tag = ""] = /^<form[^>]*>/.exec(whole) ?? [];
    const named = Array.from(whole.matchAll(/<(?:input|textarea|select|button)\b[^>]*>/g), ([field]) => field);
    const fields = named.flatMap((field): [string, string][] => {
      const name = attribute(field, "name");
      return name === undefined ? [] : [[name, attribute(field, "value") ?? ""]];
    });
    const action = attribute(tag, "action") ?? path;
    return { action, method: (attribute(tag, "method") ?? "get").toLowerCase(), fields };
  });
}
