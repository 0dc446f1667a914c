import type { OwnNews } from "#domains/talk/server/own-news.ts";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { Empty } from "#ui/empty.tsx";
import { FileLinks } from "#ui/file-links.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";

/** A student's news, the latest first; those that were not here before have a mark. */
export function NewsList({ news }: { news: (Omit<OwnNews, "at"> & { at: string })[] }) {
  const { news: words } = useFrame().words;
  const sitePath = useSitePath();
  if (news.length === 0)
    return (
      <div className="card mt-6">
        <Empty title={words.empty} text={words.emptyText} />
      </div>
    );
  return (
    <ul className="mt-6 grid gap-4">
      {news.map(({ id, is, at, title, text, files, batch, path, isNew }) => (
        <li key={id}>
          <article className="card grid gap-2 p-4" aria-labelledby={`news-${id}`}>
            <header className="grid gap-1">
              <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
                {isNew && <span className="badge bg-accent text-on-accent">{words.new}</span>}
                <span>{words.kinds[is]}</span>
                {batch && <bdi>{fillText(words.in, { batch })}</bdi>}
                <span>{at}</span>
              </p>
              <h2 id={`news-${id}`} className="text-xl">
                <bdi>{title || words.kinds[is]}</bdi>
              </h2>
            </header>
            {text && <MarkedText text={text} />}
            {files.length > 0 && <FileLinks label={words.files} files={files} />}
            {path && (
              <p>
                <a
                  href={sitePath(path)}
                  className="link inline-flex min-h-11 items-center"
                  aria-describedby={`news-${id}`}
                >
                  {words.open}
                </a>
              </p>
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}
