import { GripVertical } from "lucide-react";
import { type DragEvent, useState } from "react";
import { useSubmit } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { MoveButtons } from "#ui/office/move-buttons.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { LectureForms, type ShownLecture } from "./lecture-forms.tsx";

type LectureListProps = {
  lectures: ShownLecture[];
  /** The batch's classes, as id and words. */
  classes: [string, string][];
  outcome: Outcome | undefined;
};

/** The lectures in order: moved by buttons, or dragged. */
export function LectureList({ lectures, classes, outcome }: LectureListProps) {
  const { lectures: words } = useFrame().words;
  const submit = useSubmit();
  const [dragged, setDragged] = useState<string | null>(null);
  const order = lectures.map(({ id }) => id).join(" ");

  function drop(event: DragEvent, at: number) {
    event.preventDefault();
    const from = lectures.findIndex(({ id }) => id === dragged);
    setDragged(null);
    if (dragged === null || from === -1 || from === at) return;
    void submit(
      { intent: "move", lecture: dragged, to: String(at), order },
      { method: "post", preventScrollReset: true },
    );
  }

  return (
    <section className="card" aria-labelledby="lectures">
      <h2 id="lectures" className="px-4 pt-3.5 pb-2.5 text-lg">
        {words.title}
      </h2>
      {lectures.length === 0 && <Empty title={words.empty} text={words.text} />}
      <ol>
        {lectures.map((lecture, at) => (
          <li
            key={lecture.id}
            className={`border-t border-line px-4 py-2.5 ${dragged === lecture.id ? "opacity-50" : ""}`}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => drop(event, at)}
          >
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span
                draggable
                aria-hidden="true"
                className="cursor-grab text-ink-faint max-md:hidden"
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = "move";
                  setDragged(lecture.id);
                }}
                onDragEnd={() => setDragged(null)}
              >
                <GripVertical size={18} />
              </span>
              <span className="w-6 text-end font-semibold text-ink-faint">{lecture.lectureNumber}</span>
              <span className="min-w-40 flex-1 font-semibold">
                <bdi>{lecture.title}</bdi>
              </span>
              {lecture.hasCaptions && <Badge>{words.hasCaptions}</Badge>}
              <PublishedBadge lecture={lecture} />
              <MoveButtons
                sent={{ lecture: lecture.id, order }}
                at={at}
                last={lectures.length - 1}
                up={fillText(words.up, { title: lecture.title })}
                down={fillText(words.down, { title: lecture.title })}
              />
            </div>
            <LectureForms lecture={lecture} classes={classes} outcome={outcome} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function PublishedBadge({ lecture: { isPublished, at } }: { lecture: ShownLecture }) {
  const { lectures: words } = useFrame().words;
  if (isPublished) return <Badge look="green">{words.isPublished}</Badge>;
  return at ? (
    <Badge look="blue">{fillText(words.isPlanned, { time: at.words })}</Badge>
  ) : (
    <Badge>{words.isHidden}</Badge>
  );
}
