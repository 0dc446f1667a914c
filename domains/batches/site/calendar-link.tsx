import { CalendarPlus } from "lucide-react";
import { buttonClass } from "#ui/site/button-class.ts";

/** Downloads the entry of a batch's first class; nothing for a batch without one (`calendarOf`). */
export function CalendarLink({
  to,
  of,
  label,
  className,
}: {
  to: string;
  of: string;
  label: string;
  className?: string;
}) {
  if (to === "") return null;
  return (
    <a href={to} download className={buttonClass({ variant: "quiet" }, className)}>
      <CalendarPlus size={18} aria-hidden="true" />
      {label}
      <span className="sr-only">: {of}</span>
    </a>
  );
}
