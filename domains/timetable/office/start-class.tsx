import { Video } from "lucide-react";
import type { MouseEvent } from "react";
import { useHref, useNavigate } from "react-router";

type StartClassProps = {
  batchId: string;
  classId: string;
  label: string;
  /** What else it says to who hears it: which class. */
  named?: string;
  className?: string;
};

/** Opens the meeting of a class in a new tab; where scripts run, its attendance sheet takes the place of the screen. */
export function StartClass({ batchId, classId, label, named, className = "button button-main" }: StartClassProps) {
  const navigate = useNavigate();
  const sheet = `/batches/${batchId}/attendance/${classId}`;
  const start = useHref(`${sheet}/start`);
  const open = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    if (!(metaKey || ctrlKey || shiftKey)) void navigate(sheet);
  };
  return (
    <a href={start} target="_blank" rel="noreferrer" className={className} onClick={open}>
      <Video size={18} aria-hidden="true" />
      <span>{label}</span>
      {named && <span className="sr-only">{named}</span>}
    </a>
  );
}
