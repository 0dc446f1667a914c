import { Link } from "react-router";
import type { OwnClass } from "#domains/portal/server/own-classes.ts";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { OwnTime } from "#ui/own-time.tsx";

/** A class in a list: its name, time and teacher, and the link to join while it is open. */
export function ClassRow({ id, day, from, to, title, batch, teacher, isCancelled, isNow, isOpen }: OwnClass) {
  const { classes: words } = useFrame().words;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <p className="w-56 max-w-full shrink-0">
        <time dateTime={from.iso} className="block font-semibold">
          {day}
        </time>
        <span className="text-ink-soft">
          {fillText(words.hours, { from: from.words, to: to.words })}
          <OwnTime from={from.iso} to={to.iso} />
        </span>
      </p>
      <p className="min-w-[min(13rem,100%)] flex-1">
        <Link
          to={`/classes/${id}`}
          className={`block font-semibold hover:underline ${isCancelled ? "line-through" : ""}`}
        >
          <bdi>{title}</bdi>
        </Link>
        <span className="text-ink-soft">
          <bdi>{batch}</bdi>, <bdi>{fillText(words.with, { teacher })}</bdi>
        </span>
      </p>
      {isCancelled && <Badge look="red">{words.cancelled}</Badge>}
      {isNow && <Badge look="green">{words.now}</Badge>}
      {isOpen && (
        <a href={`/classroom/join/${id}`} className="button button-main">
          {words.join}
        </a>
      )}
    </li>
  );
}
