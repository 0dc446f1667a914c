import { z } from "zod";
import type { KnowsLanguages } from "#domains/content/server/email-deps.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { SealedSettings } from "#server/links/sealed-settings.ts";
import {
  type EditedText,
  type EditedTexts,
  emailTextsSetting,
  factsIn,
  isLine,
  neededFacts,
  refusalOf,
  textAt,
} from "#server/mail/edited-texts.ts";
import { withoutIsolates } from "#server/mail/isolate-facts.ts";
import { managers, query, verb } from "#server/verb.ts";
import { cutText } from "#shared/cut-text.ts";
import type { ErrorCause } from "#shared/error-words.ts";
import { type Locale, locales, siteLocale } from "#shared/formats/formats.ts";

/** Every e-mail of the program with the places of its texts, and how it reads about sample facts. */
export interface EmailCatalogue {
  /** The places of the texts that each e-mail reads, in their order. */
  places(locale: Locale): Promise<Map<string, string[]>>;
  samplesOf(kind: string): string[];
  /** Throws what the rendering throws. */
  preview(
    kind: string,
    sample: string,
    edited: Record<string, EditedText>,
    locale: Locale,
  ): { subject: string; html: string };
}

interface Deps extends KnowsLanguages {
  database: Database;
  sealedSettings: SealedSettings;
  emailCatalogue: EmailCatalogue;
}

type ReadDeps = Omit<Deps, "database">;

/** The longest edited text, in characters. */
const longest = 2_000;

/** The texts of a language that an owner has edited. */
export function editedTexts(settings: Pick<SealedSettings, "find">, locale: Locale): Record<string, EditedText> {
  // Only the verb below writes them.
  const stored = settings.find(emailTextsSetting)?.facts as EditedTexts | undefined;
  return stored?.[locale] ?? {};
}

/** The program's texts of e-mails in a language, as they are edited: without the marks around facts. */
const wordsIn = ({ inLanguage }: KnowsLanguages, locale: Locale) =>
  withoutIsolates(inLanguage(locale).site().messages.emails);

/** The number of edited texts that no longer fit, so that the program's are sent. */
export function countUnfit(deps: Pick<Deps, "inLanguage" | "sealedSettings">): number {
  const unfit = locales.map((locale) => {
    const edited = Object.entries(editedTexts(deps.sealedSettings, locale));
    if (edited.length === 0) return 0;
    const words = wordsIn(deps, locale);
    return edited.filter(([place, { text }]) => {
      const own = textAt(words, place);
      return own === undefined || refusalOf(place, own, text) !== null;
    }).length;
  });
  return unfit.reduce((sum, one) => sum + one, 0);
}

/** The language whose texts are edited; the site's own if left out. */
const textLanguage = z.enum(locales).optional();

/** The e-mail whose texts are edited, and the language. */
const editedEmail = z.strictObject({ kind: z.string(), locale: textLanguage });
type EditedEmail = z.infer<typeof editedEmail>;

/**
 * Every e-mail by what it is for, in a language: its subject and first line about sample facts, and how many texts are
 * edited.
 */
export const listEmailTexts = query(
  { may: managers, officeOnly: "page", takes: [textLanguage] },
  async (deps: ReadDeps, locale: Locale = siteLocale) => {
    const { sealedSettings, emailCatalogue } = deps;
    const words = wordsIn(deps, locale);
    const edited = editedTexts(sealedSettings, locale);
    return [...(await emailCatalogue.places(locale))].map(([kind, all]) => {
      const places = all.filter(isOwn);
      const ofSubject = places.find((place) => place.endsWith("subject")) ?? places.find(isLine) ?? "";
      return {
        kind,
        group: places[0]?.split(".")[0] ?? "",
        subject: edited[ofSubject]?.text ?? textAt(words, ofSubject) ?? kind,
        edited: places.filter((place) => edited[place]).length,
        changed: places.filter((place) => edited[place] && edited[place].basedOn !== textAt(words, place)).length,
      };
    });
  },
);

/** The places of the texts of an e-mail. Throws `not_found` for an unknown one. */
async function placesOf(emailCatalogue: EmailCatalogue, kind: string, locale: Locale): Promise<string[]> {
  const places = (await emailCatalogue.places(locale)).get(kind);
  if (!places) throw new AppError("not_found", "page.unknown");
  return places;
}

/** The layout's texts stand in every e-mail, and belong to none. */
const isOwn = (place: string) => !place.startsWith("layout.");

/** The texts of an e-mail, each with the program's, and the facts that it may and must name. Throws `not_found`. */
export const showEmailTexts = query(
  { may: managers, officeOnly: "page", takes: [z.string(), textLanguage] },
  async (deps: ReadDeps, kind: string, locale: Locale = siteLocale) => {
    const { sealedSettings, emailCatalogue } = deps;
    const words = wordsIn(deps, locale);
    const edited = editedTexts(sealedSettings, locale);
    const all = await emailCatalogue.places(locale);
    const places = await placesOf(emailCatalogue, kind, locale);
    return {
      ...{ kind, locale },
      samples: emailCatalogue.samplesOf(kind),
      texts: places.map((place) => {
        const own = textAt(words, place) ?? "";
        return {
          ...{ place, own, text: edited[place]?.text ?? own, isEdited: Boolean(edited[place]) },
          /** The program's text that the owner's was written for, if an update has changed it since. */
          before: edited[place] && edited[place].basedOn !== own ? edited[place].basedOn : null,
          ...{ isLine: isLine(place), facts: factsIn(own), needed: neededFacts(own) },
          isShared: [...all.values()].filter((read) => read.includes(place)).length > 1,
        };
      }),
    };
  },
);

export type ShownEmailTexts = Awaited<ReturnType<typeof showEmailTexts>>;

const typedTexts = z.record(z.string().max(200), z.string().max(20_000));

/** An e-mail about sample facts with texts that are being written; those that do not fit are left out. */
export const previewEmailTexts = query(
  { may: managers, officeOnly: "page", takes: [editedEmail, z.string(), typedTexts] },
  async (deps: ReadDeps, { kind, locale = siteLocale }: EditedEmail, sample: string, typed: Record<string, string>) => {
    const { sealedSettings, emailCatalogue } = deps;
    const words = wordsIn(deps, locale);
    const known = await placesOf(emailCatalogue, kind, locale);
    const texts = Object.entries(typed).filter(([place, text]) => known.includes(place) && text.trim() !== "");
    const edited = Object.fromEntries(
      texts.map(([place, text]) => [place, { text: cutText(text, longest), basedOn: textAt(words, place) ?? "" }]),
    );
    return emailCatalogue.preview(kind, sample, { ...editedTexts(sealedSettings, locale), ...edited }, locale);
  },
);

/**
 * Stores an owner's texts of an e-mail in a language, by their places; an empty text, or the program's own, is the program's again.
 * Throws `invalid` for a text that lacks a fact that the e-mail is for, names one that it does not have, or is no line
 * where one is needed; and `not_found` for another e-mail or place.
 */
export const setEmailTexts = verb(
  { may: managers, officeOnly: "page", takes: [editedEmail, typedTexts] },
  async (
    deps: Deps,
    actor: Actor,
    { kind, locale = siteLocale }: EditedEmail,
    typed: Record<string, string>,
  ): Promise<void> => {
    const { database, sealedSettings } = deps;
    const kept = await acceptTexts(deps, { kind, locale, typed });
    const at = new Date();
    await database.transaction(async (transaction) => {
      await sealedSettings.change(transaction, emailTextsSetting, (facts) => {
        const before = (facts as EditedTexts | undefined) ?? {};
        const texts = Object.entries({ ...before[locale], ...kept }).flatMap(([place, one]) =>
          one ? [[place, one]] : [],
        );
        return { ...before, [locale]: Object.fromEntries(texts) };
      });
      const act = { verb: "setEmailTexts", subject: "document", subjectId: `settings/emails/${kind}` } as const;
      await audit(transaction, actor, act, at);
    });
    await sealedSettings.refresh();
  },
);

type Refused = NonNullable<ConstructorParameters<typeof AppError>[2]>["fields"];

/** The texts to keep by their places, null for the program's own. */
async function acceptTexts(
  deps: Deps,
  { kind, locale, typed }: { kind: string; locale: Locale; typed: Record<string, string> },
) {
  const { emailCatalogue } = deps;
  const words = wordsIn(deps, locale);
  const known = await placesOf(emailCatalogue, kind, locale);
  const fields: Refused = {};
  const kept: Record<string, EditedText | null> = {};
  for (const [place, raw] of Object.entries(typed)) {
    const own = known.includes(place) ? textAt(words, place) : undefined;
    if (own === undefined) throw new AppError("not_found", "page.unknown");
    const text = raw.replace(/\r\n?/g, "\n").trim();
    const refused = refusalIn(place, own, text);
    if (refused) fields[place] = refused;
    else kept[place] = text === "" || text === own ? null : { text, basedOn: own };
  }
  if (Object.keys(fields).length > 0) throw new AppError("invalid", "form.fields", { fields });
  const edited = Object.entries(kept).flatMap(([place, one]) => (one ? [[place, one] as const] : []));
  // What cannot be rendered is not kept.
  for (const sample of emailCatalogue.samplesOf(kind))
    emailCatalogue.preview(kind, sample, Object.fromEntries(edited), locale);
  return kept;
}

function refusalIn(place: string, own: string, text: string): ErrorCause | null {
  if (text.length > longest) return { reason: "field.tooLong", values: { max: longest } };
  const refused = text === "" ? null : refusalOf(place, own, text);
  if (!refused) return null;
  const { reason, facts } = refused;
  if (reason === "line") return { reason: "field.notOneLine" };
  return { reason: `emailText.${reason}`, values: { facts: inBraces(facts) } };
}

const inBraces = (facts: string[]) => facts.map((name) => `{${name}}`).join(", ");
