import { isMapLink } from "#domains/assistant/rules/map-link.ts";
import { SiteLink } from "#ui/site/site-link.tsx";

function Parts({ parts, onFollow }: { parts: AnswerPart[]; onFollow: () => void }) {
  return parts.map(({ text, strong, href }, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text have no other identity and never move
    if (href)
      return (
        <SiteLink
          key={at}
          to={href}
          newTab={href.startsWith("https:")}
          onClick={onFollow}
          className="font-medium text-link underline underline-offset-2"
        >
          {text}
        </SiteLink>
      );
    return strong ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  });
}

/** An answer with its paragraphs, lists and links; the router follows links to our pages. */
export function AnswerText({ text, onFollow }: { text: string; onFollow: () => void }) {
  return answerBlocks(text).map((block, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the blocks of a text have no other identity and never move
    if (block.kind === "paragraph")
      return (
        <p key={at} dir="auto">
          <Parts parts={block.parts} onFollow={onFollow} />
        </p>
      );
    return (
      <ul key={at} className="list-disc space-y-1 ps-5 marker:text-ink-faint">
        {block.lines.map((parts, line) => (
          <li key={line} dir="auto">
            <Parts parts={parts} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  });
}

/** A piece of a line: plain or strong words, or a link. */
type AnswerPart = { text: string; strong?: boolean; href?: string };

/** A paragraph, or a list of lines. */
type AnswerBlock = { kind: "paragraph"; parts: AnswerPart[] } | { kind: "list"; lines: AnswerPart[][] };

const marked = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** Allowed targets of a link: our own pages, ways to reach a person, and maps. */
const allowed = /^(?:\/(?![/\\])|https:\/\/wa\.me\/|mailto:|tel:)/;

/** Parses the answer's markup: paragraphs, "- " lists, **bold** and [links](/path); the rest is plain text. */
export function answerBlocks(text: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  for (const line of finished(text).split("\n")) {
    const item = /^\s*[-*•]\s+(.*)$/.exec(line)?.[1];
    const last = blocks.at(-1);
    if (item !== undefined && last?.kind === "list") last.lines.push(partsOf(item));
    else if (item !== undefined) blocks.push({ kind: "list", lines: [partsOf(item)] });
    else if (line.trim()) blocks.push({ kind: "paragraph", parts: partsOf(line) });
  }
  return blocks;
}

/** The text without markup that is still incomplete while an answer streams. */
function finished(text: string): string {
  const whole = text.replace(/\[([^\]\n]*)(?:\](?:\([^)\s]*)?)?$/, "$1");
  const isOpen = (whole.split("\n").at(-1)?.split("**").length ?? 1) % 2 === 0;
  return isOpen ? whole.replace(/\*\*(?!.*\*\*)/s, "") : whole;
}

function partsOf(line: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let from = 0;
  for (const match of line.matchAll(marked)) {
    const [whole, strong, label, href = ""] = match;
    if (match.index > from) parts.push({ text: line.slice(from, match.index) });
    if (strong) parts.push({ text: strong, strong: true });
    else if (label) parts.push(allowed.test(href) || isMapLink(href) ? { text: label, href } : { text: label });
    from = match.index + whole.length;
  }
  if (from < line.length) parts.push({ text: line.slice(from) });
  return parts;
}
