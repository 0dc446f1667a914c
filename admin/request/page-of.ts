import type { PageRequest } from "#server/db/keyset.ts";
import { readJson } from "#ui/form/read-json.ts";

/** Number of rows in a page of a list. */
const rowsOfPage = 50;

/** The part of a list that an address requests; the first part if it cannot be read. */
export function pageRequest(url: URL): PageRequest {
  const after = readCursor(url.searchParams.get("after"));
  return { limit: rowsOfPage, ...(after && { after }) };
}

/** The cursor of a list's next part, for an address; null at the end. */
export const cursorText = (next: string[] | null) => (next ? JSON.stringify(next) : null);

function readCursor(text: string | null): string[] | undefined {
  const value = readJson(text ?? "");
  const isCursor = Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");
  return isCursor && isTime(String(value[0])) ? value : undefined;
}

/** Lists are ordered by a time and an id. */
const isTime = (text: string) => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d+)?[+-]\d{2}(:\d{2})?$/.test(text);
