import { decodeEntities } from "#server/serving/decode-entities.ts";

const titles = /<(h[1-3])\b[^>]*>([\s\S]*?)<\/\1>/g;
const quotations = /<(blockquote)\b[^>]*>([\s\S]*?)<\/\1>/g;
const breaks = /<(?:br|\/(?:p|div|li))\b[^>]*>/g;
/** Names and codes in a heading, which are set in the face of running text. */
const apart = /<(bdi|code|time)\b[^>]*>[\s\S]*?<\/\1>/g;
/** Letters of the Arabic script with what joins and divides them, in one line. */
const runs = /(?:[\u0600-\u06ff]|\u200c|\u200d)(?:[\u0600-\u06ff ]|\u200c|\u200d)*/g;

/** The parts of a page's headings and of its quotations that are written in the Arabic script, each once, in their order. */
export function headingTexts(html: string): { headings: string[]; quotations: string[] } {
  const [from, to] = [html.indexOf("<main"), html.lastIndexOf("</main>")];
  const body = from < 0 ? "" : html.slice(from, Math.max(from, to));
  return { headings: textsOf(body, titles), quotations: textsOf(body, quotations) };
}

function textsOf(body: string, elements: RegExp): string[] {
  const texts = Array.from(body.matchAll(elements), ([, , content = ""]) =>
    decodeEntities(
      content
        .replace(apart, "\n")
        .replace(breaks, "\n")
        .replace(/<[^<>]*>/g, ""),
    ).replace(/[ \t]+/g, " "),
  );
  return [...new Set(texts.flatMap((text) => Array.from(text.matchAll(runs), ([run]) => run.trim())))];
}
