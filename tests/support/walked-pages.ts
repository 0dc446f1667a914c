import { localAddress } from "#domains/content/rules/local-address.ts";
import { siteLocale } from "#shared/formats/formats.ts";

/** The folders whose pages are of one kind each. */
const folders = /^\/(courses|services|course-outline|batches)\/[^/]+$/;

/**
 * The pages that a test walks which need not open everything three times: every one in the site's own language, and of
 * the same routes in each other language one page of each kind.
 */
export function walkedPages(paths: string[]): string[] {
  const walked = new Set<string>();
  return paths.filter((address) => {
    const { locale, path } = localAddress(address);
    if (locale === siteLocale) return true;
    const kind = `${locale} ${folders.exec(path)?.[1] ?? path}`;
    if (walked.has(kind)) return false;
    walked.add(kind);
    return true;
  });
}
