import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import type { EmailTemplate, EmailText, EmailTheme } from "./email-theme.tsx";
import { addresseeOf, type EmailMessage, type EmailWriter } from "./email-writer.ts";
import type { CalendarPart, EmailContent, Mailbox, MailThread } from "./port.ts";
import type { MailPool } from "./tables.ts";

/** Stands for others' words in a sample: answers the text itself, or a hostile one. */
export type Typed = (text: string) => string;

/** Renders an email for the institute that sends it, in its own language or in a reader's. */
export type RenderEmail = (write: (theme: EmailTheme) => EmailText, locale?: Locale) => EmailContent;

/** One kind of email, as the worker, the tests and the list of all emails use it. */
export interface Email<Kind extends string, Deps> {
  kind: Kind;
  /** The pool it is counted in, until what it is about is proved; null for one that is never counted. */
  pool: MailPool | null;
  /** Its writer, for the worker. */
  writer: (deps: Deps, render: RenderEmail) => EmailWriter;
  /** The email about sample facts, by the sample's name; facts that are words are in a language, the site's if left out. */
  samples: (typed: Typed, locale?: Locale) => Record<string, (theme: EmailTheme) => EmailText>;
}

/** A person to write to; without an address they get no email. */
interface Reader {
  name: string;
  email: string | null;
  /** The person's language, or their id, where the email's record knows it; else the address says who it is. */
  locale?: string;
  personId?: string | null;
}

/** Whoever answers in a thread: a person, or a member of the staff by their account; the other one is null. */
export interface Answerer {
  personId: string | null;
  memberId: string | null;
}

/** A thread in which somebody answers by e-mail, by its kind and id. */
export interface AnsweredThread extends Answerer {
  kind: string;
  threadId: string;
}

/** What an email's definition is handed: the institute's mailboxes, and everything else in the language of a reader. */
interface KnowsReaders<Self> {
  staff: () => Mailbox;
  /** The languages of readers, in their order. */
  languagesOf: (readers: Reader[]) => Promise<Locale[]>;
  /** The same with words, formats and addresses in a language. */
  inLanguage: (locale: Locale) => Self;
  /** The address to which a person answers in a thread; null, or none, while no e-mails come in. */
  replyAddress?: (thread: AnsweredThread) => Promise<Mailbox | null>;
}

interface Definition<Kind extends string, Deps, Found, Facts> {
  /** Its name in the queue. Jobs wait there across releases, so it stays as it is. */
  kind: Kind;
  /** The pool it is counted in; null for one to the staff, or that a verified person or the staff caused. */
  pool: MailPool | null;
  /**
   * The records that these requests are about, by what each request names; missing are those that are gone. It is asked
   * again in the language of a reader who has another one than the site, so that it may answer words.
   */
  find: (deps: Deps, abouts: string[]) => Promise<Map<string, Found>>;
  /** Whether it is still to be sent; always, if left out. */
  isDue?: (found: Found, deps: Deps) => boolean;
  to: "staff" | ((found: Found) => Reader);
  replyTo?: "staff" | ((found: Found) => Reader);
  /** Whether its addressee, money or staff caused this one: then it is not counted. */
  isProved?: (found: Found) => boolean;
  facts: (found: Found, deps: Deps) => Facts | Promise<Facts>;
  /** Its place in a conversation, where an answer is expected. */
  thread?: (found: Found) => MailThread;
  /** Where an answer is posted, in place of `replyTo`, while e-mails come in. */
  answersIn?: (found: Found) => AnsweredThread;
  /** Whether it only reminds: it is not sent to an address that a mail server has refused. */
  isReminder?: true;
  /** The address where a reader stops emails of this kind; null for one that a contract needs. */
  unsubscribeUrl?: (facts: NoInfer<Facts>) => string | null;
  /** An entry for the reader's calendar, if this one has any. */
  calendar?: (
    found: Found,
    deps: Deps,
    facts: NoInfer<Facts>,
  ) => CalendarPart | undefined | Promise<CalendarPart | undefined>;
  /** Facts that show each of its sentences, by a name; every text that others write goes through `typed`. */
  samples: (typed: Typed, locale: Locale) => Record<string, NoInfer<Facts>>;
  view: EmailTemplate<NoInfer<Facts>>;
}

/**
 * Says all about one kind of email: whom it goes to, when it is due, its facts and its words. A verb requests it by its
 * kind; `server/compose/emails.ts` lists it. A refused address ends the attempts, except the staff's own, which someone
 * may correct.
 */
export function defineEmail<Kind extends string, Deps extends KnowsReaders<Deps>, Found, Facts>(
  definition: Definition<Kind, Deps, Found, Facts>,
): Email<Kind, Deps> & { view: EmailTemplate<Facts> } {
  const { kind, pool, view, samples } = definition;
  return {
    ...{ kind, pool, view, samples: (typed, locale = siteLocale) => viewsOf(view, samples(typed, locale)) },
    writer: (deps, render) => async (abouts) => {
      const messages = (await findInLanguages(definition, deps, abouts)).map(
        async ({ about, found, local, locale }): Promise<[string, EmailMessage][]> => {
          const message = await writeOne(definition, found, local, (write) => render(write, locale));
          return message ? [[about, message]] : [];
        },
      );
      return new Map((await Promise.all(messages)).flat());
    },
  };
}

/** The records that requests are about, each in the language of its reader, with what knows the words of that. */
async function findInLanguages<Deps extends KnowsReaders<Deps>, Found>(
  { find, to }: Pick<Definition<string, Deps, Found, never>, "find" | "to">,
  deps: Deps,
  abouts: string[],
) {
  const found = [...(await find(deps, abouts))];
  const locales = to === "staff" ? [] : await deps.languagesOf(found.map(([, one]) => to(one)));
  const known = found.map(([about, one], at) => ({ about, found: one, locale: locales[at] ?? siteLocale }));
  const spoken = [...Map.groupBy(known, ({ locale }) => locale)].map(async ([locale, ours]) => {
    if (locale === siteLocale) return ours.map((one) => ({ ...one, local: deps }));
    const local = deps.inLanguage(locale);
    const again = await find(
      local,
      ours.map(({ about }) => about),
    );
    return ours.flatMap(({ about }) => {
      const one = again.get(about);
      return one === undefined ? [] : { about, found: one, locale, local };
    });
  });
  return (await Promise.all(spoken)).flat();
}

/** A template about each of these facts. */
export function viewsOf<Facts>(view: EmailTemplate<Facts>, samples: Record<string, Facts>) {
  const views = Object.entries(samples).map(
    ([name, facts]) => [name, (theme: EmailTheme) => view(facts, theme)] as const,
  );
  return Object.fromEntries(views);
}

/** Records by their ids. */
export function byId<Found extends { id: string }>(found: Found[]): Map<string, Found> {
  return new Map(found.map((one) => [one.id, one]));
}

async function writeOne<Deps extends KnowsReaders<Deps>, Found, Facts>(
  {
    pool,
    isDue,
    to,
    replyTo,
    isProved,
    isReminder,
    facts,
    thread,
    answersIn,
    unsubscribeUrl,
    calendar,
    view,
  }: Definition<string, Deps, Found, Facts>,
  found: Found,
  deps: Deps,
  render: RenderEmail,
): Promise<EmailMessage | null> {
  const addressee = mailboxOf(to, found, deps);
  if (!addressee || isDue?.(found, deps) === false) return null;
  const known = await facts(found, deps);
  const posted = answersIn && (await deps.replyAddress?.(answersIn(found)));
  const answered = posted ?? (replyTo && mailboxOf(replyTo, found, deps));
  const entry = await calendar?.(found, deps, known);
  const endUrl = unsubscribeUrl?.(known);
  return {
    ...render((theme) => view(known, theme)),
    ...{ to: addressee, endsOnRefusal: to !== "staff", pool: isProved?.(found) ? null : pool },
    isReminder: isReminder ?? unsubscribeUrl !== undefined,
    ...(answered ? { replyTo: answered } : {}),
    ...(thread ? { thread: thread(found) } : {}),
    ...(endUrl ? { unsubscribeUrl: endUrl } : {}),
    ...(entry ? { calendar: entry } : {}),
  };
}

function mailboxOf<Found>(
  of: "staff" | ((found: Found) => Reader),
  found: Found,
  { staff }: { staff: () => Mailbox },
): Mailbox | null {
  if (of === "staff") return staff();
  const { name, email } = of(found);
  return email ? addresseeOf({ name, email }) : null;
}
