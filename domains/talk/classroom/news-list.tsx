import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { Empty } from "#ui/empty.tsx";
import { MarkedText } from "#ui/marked-text.tsx";

export type ShownNews = { id: string; at: string; title: string; text: string; isNew: boolean };

/** A student's news, the latest first; those that were not here before have a mark. */
export function NewsList({ news }: { news: ShownNews[] }) {
  const { news: words } = useFrame().words;
  if (news.length === 0)
    return (
      <div className="card mt-6">
        <Empty title={words.empty} text={words.emptyText} />
      </div>
    );
  return (
    <ul className="mt-6 grid gap-4">
      {news.map(({ id, at, title, text, isNew }) => (
        <li key={id}>
          <article className="card grid gap-2 p-4" aria-labelledby={`news-${id}`}>
            <header className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id={`news-${id}`} className="text-xl">
                <bdi>{title}</bdi> {isNew && <span className="badge bg-accent text-on-accent">{words.new}</span>}
              </h2>
              <p className="text-sm text-ink-soft">{at}</p>
            </header>
            <MarkedText text={text} />
          </article>
        </li>
      ))}
    </ul>
  );
}
