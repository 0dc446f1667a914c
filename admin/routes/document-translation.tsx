import type { ShouldRevalidateFunction } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { type OpenOffice, requireOffice } from "#admin/request/office.ts";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { shapeOf } from "#domains/content/office/document-shape.ts";
import { findEditors } from "#domains/content/office/documents.ts";
import { issuesOf } from "#domains/content/office/field-issues.ts";
import { languageName } from "#domains/content/office/language-shares.ts";
import { TranslationForm, textName } from "#domains/content/office/translation-form.tsx";
import { partsOfTranslation } from "#domains/content/office/translation-places.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { localeOf } from "#shared/formats/formats.ts";
import { languageOf } from "#shared/language-of.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import type { Route } from "./+types/document-translation.ts";

/** A document's texts beside their translation. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const key: DocumentKey = given.params;
  const { rows, ...shown } = await verbs.showTranslation(key);
  const issues = shown.hasDraft && !shown.isWithdrawing ? await verbs.validateDrafts([key]) : [];
  const { facts } = site.messages.admin.content.form;
  const fields = shapeOf(key, site.messages) ?? [];
  const lang = localeOf(key.locale);
  return {
    ...shown,
    parts: partsOfTranslation(fields, rows, { facts, issues: issuesOf(issues, key, site.messages) }),
    language: {
      ...{ lang, dir: languageOf({ lang }).dir ?? "ltr" },
      name: languageName(lang, site.messages.language.lang),
    },
    waitsElsewhere: (await draftsOf(verbs, key)).some(({ locale }) => locale !== key.locale),
  };
}

/** The drafts of a document in every language. */
async function draftsOf(verbs: OpenOffice["verbs"], { kind, id }: DocumentKey) {
  const all = [...(await verbs.listDocuments()), ...(await verbs.listTranslations())];
  return all.filter((one) => one.kind === kind && one.id === id && one.hasDraft);
}

/** Saves what the form holds; answers whether that changed something, or the outcome where it is not saved. */
async function save({ verbs, site }: OpenOffice, key: DocumentKey, form: Record<string, string>, sent: FormData) {
  const { rows } = await verbs.showTranslation(key);
  const typed = rows.flatMap(({ place, translation }) => {
    const text = sent.get(textName(place));
    const said = typeof text === "string" ? text.replace(/\r\n?/g, "\n").trim() : translation;
    return said === translation ? [] : [[place, said] as const];
  });
  const fits = sent.getAll("fits").map(String);
  if (typed.length === 0 && fits.length === 0) return { isChanged: false };
  const seen = { version: hiddenNumber(form.seen), originalVersion: hiddenNumber(form.seenOriginal) };
  const saved = await verbs.saveTranslation(key, { texts: Object.fromEntries(typed), fits, ...seen });
  if ("version" in saved) return { isChanged: true };
  const by = (await findEditors(verbs, site.messages.admin))(saved.newer.editedBy);
  return {
    outcome: { refused: fillText(site.messages.admin.content.translations.form.newer, { name: by }), status: 409 },
  };
}

/** Saves, and publishes the drafts of the document in its language, or in every language. */
const publishIn =
  (key: DocumentKey, isEvery: boolean): Act =>
  async (office, form, sent) => {
    const { verbs, site } = office;
    const { outcome } = await save(office, key, form, sent);
    if (outcome) return outcome;
    const words = site.messages.admin.content.translations.form;
    const drafts = (await draftsOf(verbs, key)).filter(({ locale }) => isEvery || locale === key.locale);
    if (drafts.length === 0) return words.publishedAlready;
    const only = drafts.map(({ kind, id, locale, version }) => ({ kind, id, locale, version }));
    const issues = await verbs.validateDrafts(only.map(({ version: _, ...one }) => one));
    if (issues.length > 0) return { refused: fillCount(words.refused, issues.length), status: 422 };
    await verbs.publish({ only });
    return words.published;
  };

const actsOn = (key: DocumentKey): Record<string, Act> => ({
  save: async (office, form, sent) => {
    const { isChanged, outcome } = await save(office, key, form, sent);
    const words = office.site.messages.admin.content.translations.form;
    return outcome ?? (isChanged ? words.saved : words.unchanged);
  },
  publish: publishIn(key, false),
  publishAll: publishIn(key, true),
  discard: async ({ verbs, site }, { seen }) => {
    await verbs.discardDraft(key, hiddenNumber(seen));
    return site.messages.admin.content.translations.form.discarded;
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOn(given.params));

/** A refused publication has saved a draft all the same. After a newer draft the form keeps the version that it knows. */
export const shouldRevalidate: ShouldRevalidateFunction = (asked) =>
  asked.actionStatus !== 409 && revalidateUnlessUnsent(asked);

export default function DocumentTranslation({ loaderData, actionData, params }: Route.ComponentProps) {
  const { kind, id, locale } = params;
  return <TranslationForm key={`${kind}/${id}/${locale}`} {...loaderData} outcome={actionData} />;
}
