import { SiteLink } from "#app/ui/site-link.tsx";
import { type AnswerPart, answerBlocks } from "./answer-blocks.ts";

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
      <ul key={at} className="list-disc space-y-1 pl-5 marker:text-ink-faint">
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
