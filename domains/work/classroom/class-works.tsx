import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import type { ShownMoment } from "#shared/formats/spoken-zone.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { OwnTime } from "#ui/own-time.tsx";

type ClassWorksProps = { works: { id: string; kind: "assignment" | "quiz"; title: string; due: ShownMoment | null }[] };

/** The assignments and quizzes for a class. */
export function ClassWorks({ works }: ClassWorksProps) {
  const { ownClass: words } = useFrame().words.attendance;
  return (
    <section className="card" aria-labelledby="works">
      <h2 id="works" className="px-4 pt-3.5 pb-2 text-lg">
        {words.works}
      </h2>
      <ul>
        {works.map(({ id, kind, title, due }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2.5">
            <Badge look={kind === "quiz" ? "violet" : "blue"}>{words.workKinds[kind]}</Badge>
            <Link to={kind === "quiz" ? `/quizzes/${id}` : `/work/${id}`} className="link flex-1 font-semibold">
              <bdi>{title}</bdi>
            </Link>
            {due && (
              <span className="text-sm text-ink-soft">
                {fillText(words.due, { time: due.words })}
                <OwnTime from={due.iso} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
