import { assembleContent, type ContentDocument, type ContentIssue } from "#domains/content/rules/assemble-content.ts";
import type { SiteConditions } from "#domains/content/rules/choose-texts.ts";
import { createSite, type Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import type { Messages } from "#shared/words.ts";
import { checkSite } from "./check-site.ts";
import { programPaths } from "./program-paths.ts";

/** The site that documents make, or the errors in them and between them. `revised` is an ISO date. */
export function assembleSite(
  messages: Messages,
  documents: ContentDocument[],
  revised: string,
  conditions?: SiteConditions,
): { site: Site; issues: [] } | { site: null; issues: ContentIssue[] } {
  const { content, issues } = assembleContent(documents, revised, messages.language.lang);
  if (!content) return { site: null, issues };
  const site = createSite(content, messages, conditions);
  const among = checkSite(site, documents, programPaths);
  return among.length > 0 ? { site: null, issues: among } : { site, issues: [] };
}

/** The refusal of an invalid site, with every issue by document and field. */
export function refusalOfSite(issues: ContentIssue[]): AppError {
  const fields = issues.map(({ kind, id, field, message }) => {
    const place = [`${kind} ${id}`, field].filter(Boolean).join(": ");
    return [place, { reason: "contract" as const, values: { text: message } }] as const;
  });
  return new AppError("invalid", "content.notWhole", {
    values: { count: issues.length },
    fields: Object.fromEntries(fields),
  });
}
