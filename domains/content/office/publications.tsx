import { Link } from "react-router";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { List } from "#ui/office/list.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

export type Publication = {
  number: number;
  note: string | null;
  at: string;
  by: string;
  documents: { path: string; name: string }[];
};

/** Documents of a publication that are named. */
const named = 5;

/** The publications, the latest first. */
export function Publications({ publications }: { publications: Publication[] }) {
  const { publish, history } = useFrame().words.content;
  return (
    <section aria-labelledby="publications">
      <h2 id="publications" className="mb-2 text-base">
        {publish.history}
      </h2>
      <List
        rows={publications}
        keyOf={({ number }) => number}
        empty={{ title: publish.empty }}
        look="card divide-y divide-line"
        cardLook="px-4 py-3"
        card={({ number, note, at, by, documents }) => (
          <>
            <p className="font-semibold" dir="auto">
              {fillText(history.publication, { number })}
              {note && <span>{`: ${note}`}</span>}
            </p>
            <p className="text-sm text-ink-soft">
              <bdi>{by}</bdi>, {at}
            </p>
            <ul className="flex flex-wrap gap-x-4 text-sm">
              {documents.slice(0, named).map(({ path, name }) => (
                <li key={path}>
                  <Link to={`/content/${path}/history`} className="link" dir="auto">
                    {name}
                  </Link>
                </li>
              ))}
              {documents.length > named && (
                <li className="inline-flex items-center text-ink-soft">
                  {fillCount(publish.andOthers, documents.length - named)}
                </li>
              )}
            </ul>
          </>
        )}
      />
    </section>
  );
}
