import { BookOpen, FlaskConical, PencilRuler } from "lucide-react";
import type { Outline } from "#domains/catalogue/contract/outline.ts";

type WeekShapeProps = {
  schedule: Outline["weeklySchedule"];
  labels: { theory: string; practice: string; lab: string };
};

/** The weekly schedule: theory, practice and lab (specification §2, "Course outline"). */
export function WeekShape({ schedule, labels }: WeekShapeProps) {
  const parts = [
    { icon: BookOpen, label: labels.theory, text: schedule.theory },
    { icon: PencilRuler, label: labels.practice, text: schedule.practice },
    { icon: FlaskConical, label: labels.lab, text: schedule.lab },
  ];
  return (
    <dl className="grid gap-px overflow-hidden rounded-card bg-line shadow-card md:grid-cols-3">
      {parts.map(({ icon: Icon, label, text }) => (
        <div key={label} className="bg-surface p-6 md:p-8">
          <dt className="flex flex-wrap items-center gap-3 font-display text-xl font-bold">
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-emerald-tint">
              <Icon size={22} aria-hidden="true" />
            </span>
            {label}
          </dt>
          <dd className="mt-4 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
