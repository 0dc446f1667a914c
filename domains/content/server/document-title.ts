import { z } from "zod";
import { cutText } from "#shared/cut-text.ts";

const line = z.string().trim().min(1);
const titled = z.object({
  title: line.optional().catch(undefined),
  name: line.optional().catch(undefined),
  question: line.optional().catch(undefined),
  hero: z.object({ title: line }).optional().catch(undefined),
  phrasings: z.array(line).optional().catch(undefined),
  text: line.optional().catch(undefined),
});

/** Shown characters of a title. */
const longest = 90;

/** The name people would give a document, whatever it holds: its title, name or question; undefined without any. */
export function documentTitle(document: unknown): string | undefined {
  const { title, name, question, hero, phrasings, text } = titled.safeParse(document).data ?? {};
  const found = title ?? name ?? question ?? hero?.title ?? phrasings?.[0] ?? text;
  return found && found.length > longest ? `${cutText(found, longest).trimEnd()}…` : found;
}
