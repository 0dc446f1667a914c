import { z } from "zod";
import type { PageRequest } from "#server/db/keyset.ts";
import { readJson } from "#ui/form/read-json.ts";

/** Number of rows in a page of a list. */
const rowsOfPage = 50;

/** The part of a list that an address requests, of a list by time or by name; the first part if it cannot be read. */
export function pageRequest(url: URL, order: "time" | "name" = "time"): PageRequest {
  const after = readCursor(url.searchParams.get("after"), order === "time" ? isTime : isName);
  return { limit: rowsOfPage, ...(after && { after }) };
}

/** The cursor of a list's next part, for an address; null at the end. */
export const cursorText = (next: string[] | null) => (next ? JSON.stringify(next) : null);

function readCursor(text: string | null, isPlace: (...place: string[]) => boolean): string[] | undefined {
  const value = readJson(text ?? "");
  const isCursor = Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");
  return isCursor && isPlace(...value) ? value : undefined;
}

/** A name, and the id of its person. */
const isName = (name = "", id = "") => name.length <= 100 && !name.includes("\0") && z.guid().safeParse(id).success;

/** Lists are ordered by a time and an id. */
const isTime = (text = "") => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d+)?[+-]\d{2}(:\d{2})?$/.test(text);
