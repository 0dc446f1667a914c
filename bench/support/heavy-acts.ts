/** Bytes. */
export const KB = 1024;
export const MB = 1024 * KB;

/** Maximum bytes of a body of each kind, as `server/http/read-body.ts` takes them. */
export const limits = {
  text: 64 * KB,
  staff: 640 * KB,
  captions: 1.25 * MB,
  document: 2 * MB,
  statement: 2 * MB,
  photo: 16 * MB,
  material: 24 * MB,
};

type Fields = Record<string, unknown>;

/** The content of a file: a repeated text, or a beginning and then that. */
type Content = string | { first: string; again: string };

/** A request that changes something; `heavy-bodies.mjs` describes each field. */
export interface HeavyAct {
  send: "form" | "json" | "file" | "bytes" | "nested";
  intent?: string;
  base?: Fields;
  long?: string[];
  pattern?: string;
  what?: string;
  list?: { name: string; entry: Fields };
  file?: string;
  contents?: Record<string, Content>;
  limit?: number;
  as?: string;
  isFilm?: boolean;
  /** Whether others need the record that it removes. */
  last?: boolean;
}

/** A route: its sender, its parameters, and the bodies sent to it. */
export interface HeavyRoute {
  as?: string;
  limit?: number;
  query?: string[];
  search?: string;
  acts?: HeavyAct[];
}

export type HeavyRoutes = Record<string, HeavyRoute>;

/** A form of the pages: the name of its act, its fields, and which of them are long. */
export const act = (intent: string, base: Fields = {}, long: string[] = [], more: Partial<HeavyAct> = {}): HeavyAct => {
  return { send: "form", intent, base: { ...(intent && { intent }), ...base }, long, ...more };
};
/** A body as JSON. */
export const json = (base: Fields, long: string[], more: Partial<HeavyAct> = {}): HeavyAct => {
  return { send: "json", base, long, ...more };
};
/** Acts that need nothing but their names. */
export const acts = (...intents: string[]): HeavyAct[] => intents.map((intent) => act(intent));

/** A new visitor. */
export const person = { firstName: "Ayesha", lastName: "Khan", email: "{email}", phone: "+92 300 1234567" };

export const booking = {
  courseId: "data-analyst",
  start: "{slot}",
  name: "Ayesha Khan",
  email: "{email}",
  phone: person.phone,
  timeZone: "Asia/Karachi",
};
export const enrolment = {
  formType: "enrollment-form",
  ...person,
  course: "data-analyst",
  country: "Pakistan",
  message: "Hi",
};
export const order = {
  formType: "registration-form",
  ...person,
  course: "data-analyst",
  plan: "standard",
  country: "DE",
  message: "",
};
