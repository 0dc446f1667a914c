import type { Field } from "./document-shape.ts";

/** The facts of the institute by the screen of the settings on which they are changed. */
export const instituteParts = {
  name: ["name", "nameUrdu", "fullName", "legalName", "tagline", "description", "founded", "copyrightYear"],
  contact: ["phones", "whatsapp", "emails", "languages", "replyTime", "examplePhone"],
  address: ["address"],
  hours: ["hours"],
  networks: ["social"],
  demo: ["demo"],
  orders: ["payment"],
  protection: ["blockDeveloperTools"],
};

export type InstitutePart = keyof typeof instituteParts;

export const partNames = Object.keys(instituteParts) as InstitutePart[];

/** What of a part is changed elsewhere: ways to pay and fees have screens of their own. */
const elsewhere = new Set(["transfers", "localPrices"]);

/** The part of the institute's facts that a field belongs to; the first one for what has a screen elsewhere. */
export function partWith(field: string): InstitutePart {
  const [name = ""] = field.split(".");
  return partNames.find((part) => instituteParts[part].includes(name)) ?? "name";
}

/** The fields of a part, among all of the institute's facts. */
export function fieldsOfPart(part: InstitutePart, fields: Field[]): Field[] {
  const own = fields.filter(({ name }) => instituteParts[part].includes(name));
  return own.map((field) =>
    field.kind.is === "group"
      ? { ...field, kind: { ...field.kind, fields: field.kind.fields.filter(({ name }) => !elsewhere.has(name)) } }
      : field,
  );
}

type Facts = Record<string, unknown>;

const isGroup = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The facts with those of a part as a form holds them; what the form does not ask for stays. */
export function withPart(facts: unknown, part: InstitutePart, typed: Facts): Facts {
  const before = isGroup(facts) ? facts : {};
  const others = Object.entries(before).filter(([name]) => !instituteParts[part].includes(name));
  const kept = (name: string) =>
    Object.fromEntries(Object.entries(isGroup(before[name]) ? before[name] : {}).filter(([own]) => elsewhere.has(own)));
  const own = Object.entries(typed).map(([name, value]) => [
    name,
    isGroup(value) ? { ...kept(name), ...value } : value,
  ]);
  return Object.fromEntries([...others, ...own]);
}
