import type { MaterialKind } from "#domains/lectures/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { MarkedText } from "#ui/marked-text.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";

type ClassMaterialsProps = {
  recordings: { title: string; path: string; seconds: number | null; isFinished: boolean }[];
  materials: {
    id: string;
    kind: MaterialKind;
    title: string;
    note: string | null;
    size: number | null;
    url: string | null;
  }[];
};

const inMegabytes = (bytes: number) => Math.max(0.1, bytes / 1024 / 1024).toFixed(1);

const playedTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** The recording of a class with the part watched, its slides, notes and links. */
export function ClassMaterials({ recordings, materials }: ClassMaterialsProps) {
  const { ownClass: words } = useFrame().words.attendance;
  const sitePath = useSitePath();
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <section className="card" aria-labelledby="recording">
        <h2 id="recording" className="px-4 pt-3.5 pb-2 text-lg">
          {words.recording}
        </h2>
        {recordings.length === 0 && <p className="px-4 pb-4 text-ink-soft">{words.noRecording}</p>}
        <ul>
          {recordings.map(({ title, path, seconds, isFinished }) => (
            <li key={path} className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2.5">
              <a href={sitePath(path)} className="link flex-1 font-semibold">
                <bdi>{title}</bdi>
              </a>
              {isFinished && <Badge look="green">{words.watched}</Badge>}
              {!isFinished && seconds !== null && (
                <span className="text-sm text-ink-soft">{fillText(words.goOn, { time: playedTime(seconds) })}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className="card" aria-labelledby="materials">
        <h2 id="materials" className="px-4 pt-3.5 pb-2 text-lg">
          {words.materials}
        </h2>
        {materials.length === 0 && <p className="px-4 pb-4 text-ink-soft">{words.noMaterials}</p>}
        <ul>
          {materials.map(({ id, kind, title, note, size, url }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2.5">
              <Badge look={kind === "link" ? "blue" : "plain"}>{words.kinds[kind]}</Badge>
              <a href={url ?? `/classroom/files/${id}`} rel="noreferrer" className="link flex-1 font-semibold">
                <bdi>{title}</bdi>
              </a>
              {size !== null && (
                <span className="text-sm text-ink-soft">{fillText(words.size, { size: inMegabytes(size) })}</span>
              )}
              {note && <MarkedText text={note} look="w-full text-ink-soft" />}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
