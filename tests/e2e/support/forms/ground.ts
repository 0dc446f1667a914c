import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import type { OperatorVerb } from "#server/compose/operator-verbs.ts";
import { callVerbAt } from "../../../support/ask-manage.ts";
import type { Person } from "../account.ts";
import type { Site } from "../site.ts";

/** The means of making a form's records: the verbs of the operator's socket, and forms that are sent without their page. */
export interface Ground {
  site: Site;
  context: BrowserContext;
  /** Whose form it is, signed in at this browser. */
  person: Person;
  /** A batch of the member's own, with many seats and classes on every day. */
  batchId: string;
  /** Calls a verb in the operator's name. */
  call<Answer>(verb: OperatorVerb, ...args: unknown[]): Promise<Answer>;
  /** Sends a form as the signed-in member; returns the address that it leads to, or an empty text. Throws refusals. */
  post(path: string, form: Record<string, string>): Promise<string>;
}

/** A file that is chosen in a form; a browser forgets it with its page. */
export interface TriedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A form of the office or the classroom, and how it is made ready, filled in and sent. */
export interface FormOnPage {
  /** Its source and its name; a star for each part of the name that is filled in. */
  form: `${string}.tsx ${string}`;
  /** The case tried here, where a form has several. */
  what?: string;
  /** The form is a student's, in the classroom. */
  by?: "student";
  /** Makes what the form is about. Returns the page's address, and a part of the form's name where a page has several. */
  open(ground: Ground): Promise<string | { path: string; about: string }>;
  /** Steps on the opened page before the form is filled in, such as asking for a preview. */
  prepare?(page: Page, ground: Ground): Promise<void>;
  /** The fields by their names: a text, an option's value or a star for the last one or a checkbox, or a file. */
  fields?: Record<string, string | TriedFile | ((ground: Ground) => Promise<string | TriedFile>)>;
  /** The value of the button, where the form has several. */
  press?: string;
  /** The act's name in the audit, whose entries count it; of a preview, which changes nothing, what it shows. */
  verb: string | { shows: string };
  /** The act leads to another page, or its form leaves the page. */
  leaves?: true;
  /** The form keeps what it holds once it is saved. */
  stays?: true;
  /** The verb asks for the second factor again. */
  again?: true;
  /** The form is one that keeps nothing and is not sent by itself. */
  isSecret?: true;
  /** One of each kind is tried in every run; the others at night. */
  stands?: true;
}

/** The member's batches, by the site that they are on. */
const batches = new WeakMap<Site, string>();

/** The ground of a member who is signed in at this browser. */
export async function makeGround(context: BrowserContext, site: Site, person: Person): Promise<Ground> {
  const call = <Answer>(verb: OperatorVerb, ...args: unknown[]) => callVerbAt<Answer>(site.dataDir, verb, ...args);
  const post = async (path: string, form: Record<string, string>) => {
    const headers = { origin: site.origin };
    const answer = await context.request.post(`${site.origin}${path}`, { form, headers, maxRedirects: 0 });
    if (answer.status() >= 400) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`);
    return answer.headers().location ?? "";
  };
  const batchId = batches.get(site) ?? (await makeBatch(post));
  batches.set(site, batchId);
  return { site, context, person, batchId, call, post };
}

/** A record that has just been made. Throws if it is not there. */
export function made<Made>(found: Made | undefined): Made {
  if (found === undefined) throw new Error("What was made is not there.");
  return found;
}

/** The fields of a batch that has begun and has a year to run. */
const batchFields = {
  ...{ name: "Every form", courseId: "data-analyst", mode: "Online", schedule: "Daily", timing: "10:00–11:00" },
  ...{
    instructor: "Adnan of Every Form",
    seats: "500",
    enrolledElsewhere: "0",
    price: "",
    description: "Tries every form.",
  },
};

export const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const span = { startDate: dayIn(-20), endDate: dayIn(40) };

async function addBatch(post: Ground["post"], name: string): Promise<string> {
  const address = await post("/admin/batches/new", { intent: "add", ...batchFields, ...span, name });
  return made(/\/batches\/([^/]+)\//.exec(address)?.[1]);
}

/** A batch that is over, with a student in it. */
export async function makeEnded(ground: Ground): Promise<string> {
  const name = `Ended ${mark()}`;
  const batchId = await addBatch(ground.post, name);
  await enrol({ ...ground, batchId });
  const seen = { ...batchFields, ...span, name };
  const fields = { ...seen, endDate: dayIn(-2) };
  await ground.post(`/admin/batches/${batchId}/settings`, { intent: "save", ...fields, seen: JSON.stringify(seen) });
  return batchId;
}

async function makeBatch(post: Ground["post"]): Promise<string> {
  const batchId = await addBatch(post, batchFields.name);
  const everyDay = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`weekday.${day}`, "on"]));
  const times = { startsAt: "10:00", endsAt: "11:00", fromDay: span.startDate, untilDay: span.endDate };
  const rule = {
    ...everyDay,
    ...times,
    timeZone: "Asia/Karachi",
    version: "0",
    note: "",
    meetingUrl: "",
  };
  await post(`/admin/batches/${batchId}/timetable`, { intent: "save", ...rule });
  return batchId;
}

/** A text that no other record has. */
export const mark = () => randomUUID().slice(0, 8);
/** The address of a page of the batch. */
export const below = ({ batchId }: Ground, path = "") => `/admin/batches/${batchId}${path}`;

/** A student in the batch, by the id of their seat. */
export async function enrol({ batchId, call }: Ground): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await call("enrolPerson", { batchId, name: "Bilal Ahmed", email, phone: null });
  const { members } = await call<{ members: { id: string; person: { email: string } }[] }>("showClass", batchId);
  return made(members.find(({ person }) => person.email === email)).id;
}
