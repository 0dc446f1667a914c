import { openOffice, requireOffice } from "#admin/request/office.ts";
import { keyOf } from "#domains/content/office/documents.ts";
import { placeIssues } from "#domains/content/office/placed-issues.ts";
import { readPreviewChoice } from "#domains/content/office/preview-choice.ts";
import { PreviewScreen } from "#domains/content/office/preview-screen.tsx";
import { pagesShowing } from "#domains/content/rules/preview-pages.ts";
import { siteOf } from "#domains/content/rules/site-of.ts";
import { localeOf, siteLocale } from "#shared/formats/formats.ts";
import { refusalOf } from "#ui/form/refused-form.ts";
import type { Route } from "./+types/document-preview.ts";

/** A page as it would be with a document's draft, in its language, at a chosen width and in a chosen country. */
export async function loader(given: Route.LoaderArgs) {
  const { site, verbs } = requireOffice(given);
  const key = keyOf(given.params);
  const { kind, id } = key;
  const { searchParams } = new URL(given.request.url);
  const shown = readPreviewChoice(searchParams, site);
  try {
    const draft = await openOffice(given.context)?.verbs.previewSite(key);
    const own = draft ? siteOf(draft, localeOf(key.locale)) : null;
    const pages = own ? pagesShowing(key, own) : [];
    const path = pages.find((one) => one === searchParams.get("path")) ?? pages[0] ?? null;
    const query = new URLSearchParams({ country: shown.country, path: path ?? "/" });
    if (key.locale !== siteLocale) query.set("in", key.locale);
    return { ...shown, path, pages, address: `/admin/preview/${kind}/${id}?${query}`, refused: null };
  } catch (error) {
    // Another error is none of the document's.
    refusalOf(error, site.messages);
    const issues = await verbs.validateDrafts([key]);
    const refused = placeIssues(issues, await verbs.listDocuments(), site.messages);
    return { ...shown, path: null, pages: [], address: "", refused };
  }
}

export default function PreviewDocument({ loaderData }: Route.ComponentProps) {
  return <PreviewScreen {...loaderData} />;
}
