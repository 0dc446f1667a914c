import { fileSize } from "#shared/file-size.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { MarkedText } from "#ui/marked-text.tsx";

type LatestHandInProps = {
  workId: string;
  latest: {
    text: string;
    link: string;
    handedInAt: string;
    version: number;
    late: number;
    penalty: number;
    files: { id: string; name: string; size: number }[];
  };
  earlier: string[];
};

/** A student's last hand-in, with its time and its late penalty. */
export function LatestHandIn({ workId, latest, earlier }: LatestHandInProps) {
  const { work: words } = useFrame().words;
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="handed-in">
      <h2 id="handed-in" className="text-xl">
        {words.latest}
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <span>{fillText(words.handedIn, { time: latest.handedInAt })}</span>
        {latest.version > 1 && <span>{fillText(words.version, { version: latest.version })}</span>}
        {latest.late > 0 ? (
          <Badge look="red">{fillCount(words.late.days, latest.late)}</Badge>
        ) : (
          <Badge look="green">{words.inTime}</Badge>
        )}
        {latest.penalty > 0 && <span>{fillText(words.late.penalty, { points: latest.penalty })}</span>}
      </p>
      {latest.text && <MarkedText text={latest.text} look="max-w-prose rounded-lg bg-sunken px-3 py-2" />}
      {latest.link && (
        <p>
          <a href={latest.link} target="_blank" rel="noopener noreferrer nofollow" className="link" dir="ltr">
            {latest.link}
          </a>
        </p>
      )}
      {latest.files.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {latest.files.map(({ id, name, size }) => (
            <li key={id}>
              <a href={`/classroom/work/${workId}/files/${id}`} download className="button button-quiet">
                <bdi>{name}</bdi> <span className="font-normal whitespace-nowrap text-ink-soft">{fileSize(size)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {earlier.length > 0 && (
        <p className="text-sm text-ink-faint">{fillText(words.earlier, { times: earlier.join("; ") })}</p>
      )}
    </section>
  );
}
