import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useMatch } from "react-router";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";

/** The screens of a batch, each with the verb that opens it. */
const tabs = [
  { name: "class", path: "", verb: "showClass" },
  { name: "timetable", path: "/timetable", verb: "showTimetable" },
  { name: "attendance", path: "/attendance", verb: "listAttendance" },
  { name: "progress", path: "/progress", verb: "showProgress" },
  { name: "announcements", path: "/announcements", verb: "listAnnouncements" },
  { name: "questions", path: "/questions", verb: "listQuestions" },
  { name: "work", path: "/work", verb: "listAssignments" },
  { name: "quizzes", path: "/quizzes", verb: "listQuizzes" },
  { name: "gradebook", path: "/gradebook", verb: "showGradebook" },
  { name: "lectures", path: "/lectures", verb: "listLectures" },
  { name: "certificates", path: "/certificates", verb: "showCertificateProgress" },
  { name: "fees", path: "/fees", verb: "openFees" },
  { name: "paste", path: "/paste", verb: "enrolStudents" },
  { name: "settings", path: "/settings", verb: "showBatchEntry" },
] as const;

/** The navigation between the screens of a batch. */
export function BatchTabs({ batchId }: { batchId: string }) {
  const { tabs: words, tabsLabel } = useFrame().words.batches;
  const { may } = useMember();
  return (
    <nav aria-label={tabsLabel} className="mt-4 border-b border-line">
      <ul className="flex gap-1 overflow-x-auto pe-px">
        {tabs
          .filter(({ verb }) => may.includes(verb))
          .map(({ name, path }) => (
            <Tab key={name} to={`/batches/${batchId}${path}`} isAlone={path === ""}>
              {words[name]}
            </Tab>
          ))}
      </ul>
    </nav>
  );
}

type TabProps = {
  to: string;
  /** Whether the screens below its address are of other tabs. */
  isAlone: boolean;
  children: ReactNode;
};

/** A tab; on a phone the row scrolls to the open one, before any script runs in engines that can. */
function Tab({ to, isAlone, children }: TabProps) {
  const own = useRef<HTMLLIElement>(null);
  const isOpen = useMatch({ path: to, end: isAlone }) !== null;
  useEffect(() => {
    const [tab, row] = [own.current, own.current?.parentElement];
    if (isOpen && tab && row) row.scrollLeft += middleOf(tab) - middleOf(row);
  }, [isOpen]);
  return (
    <li ref={own}>
      <NavLink
        to={to}
        end={isAlone}
        className="inline-flex min-h-10 items-center border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink aria-[current=page]:[scroll-initial-target:nearest] max-md:min-h-11"
      >
        {children}
      </NavLink>
    </li>
  );
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
