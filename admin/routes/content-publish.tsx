import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { documentName, findEditors, kindName } from "#domains/content/office/documents.ts";
import { languageName } from "#domains/content/office/language-shares.ts";
import { type PlacedIssue, placeIssues } from "#domains/content/office/placed-issues.ts";
import { PublishScreen } from "#domains/content/office/publish-screen.tsx";
import { cutText } from "#shared/cut-text.ts";
import { fillText } from "#shared/fill-text.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/content-publish.ts";

/** The unpublished changes, and the publications. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const words = site.messages.admin;
  const documents = await verbs.listDocuments();
  const translations = (await verbs.listTranslations()).filter(({ hasDraft }) => hasDraft);
  const drafts = [...documents.filter(({ hasDraft }) => hasDraft), ...translations];
  const issues = drafts.length > 0 ? await verbs.validateDrafts() : [];
  const issuesIn = ({ kind, id, locale }: DocumentKey) =>
    placeIssues(
      issues.filter((one) => one.kind === kind && one.id === id && one.locale === locale),
      documents,
      site.messages,
    ).map((one) => ({ ...one, document: null }));
  const editorOf = await findEditors(verbs, words);
  const now = new Date();
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const names = new Map(documents.map((one) => [`${one.kind}/${one.id}`, documentName(one, words.content)]));
  return {
    drafts: drafts.map(({ kind, id, locale, version, isShown, isWithdrawing, editedBy, editedAt }) => ({
      ...{ kind, id, locale, version, language: locale === siteLocale ? null : languageName(locale, lang) },
      ...{ name: names.get(`${kind}/${id}`) ?? id, kindName: kindName(kind, words.content) },
      state: isWithdrawing ? ("withdrawing" as const) : stateOfShown(isShown),
      edited: editedBy && editedAt ? { by: editorOf(editedBy), at: shortTime(editedAt, now, timeZone, lang) } : null,
      issues: issuesIn({ kind, id, locale }),
    })),
    publications: (await verbs.listPublications()).map(({ number, at, actor, note, documents: changed }) => ({
      ...{ number, note, at: shortTime(at, now, timeZone, lang), by: editorOf(actor) },
      documents: changed.map((path) => ({ path, name: names.get(path) ?? path })),
    })),
  };
}

const stateOfShown = (isShown: boolean): "draft" | "new" => (isShown ? "draft" : "new");

const publish: Act<{ issues: PlacedIssue[] }> = async ({ verbs, site }, form, sent) => {
  const words = site.messages.admin.content.publish;
  const only = sent.getAll("draft").map((chosen) => {
    const [kind = "", id = "", version = "", locale = siteLocale] = String(chosen).split("/");
    return { kind, id, locale, version: hiddenNumber(version) };
  });
  if (only.length === 0) return { refused: words.nothingChosen, status: 422 };
  const issues = await verbs.validateDrafts(only.map(({ version: _, ...key }) => key));
  if (issues.length > 0) {
    const placed = placeIssues(issues, await verbs.listDocuments(), site.messages);
    return { refused: words.refused, shown: { issues: placed }, status: 422 };
  }
  const note = cutText(form.note?.trim() ?? "", noteLength) || undefined;
  const { number } = await verbs.publish({ only, note });
  return fillText(words.done, { number });
};

/** Maximum length of a note, in characters. */
const noteLength = 200;

export const action = (given: Route.ActionArgs) => act(given, { publish });

export const meta = screenTitle(({ content }) => content.publish.title);

export default function Publish({ loaderData, actionData }: Route.ComponentProps) {
  return <PublishScreen {...loaderData} noteLength={noteLength} outcome={actionData} />;
}
