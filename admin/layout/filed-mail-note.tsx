import { MailWarning } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useFrame } from "#ui/office/office-frame.ts";

/** The screens whose acts write to people, and the first one. */
const writing = /^\/(?:$|leads|people|payments|batches)/;

type FiledMailNoteProps = { may: string[]; mail: "filed" | "locked" };

/** Says on the screens that write to people that no email leaves this machine, and leads those there who can change it. */
export function FiledMailNote({ may, mail }: FiledMailNoteProps) {
  const { note } = useFrame().words.status;
  const { pathname } = useLocation();
  if (!writing.test(pathname)) return null;
  return (
    <p className="flex items-start gap-2 border-b border-line bg-sunken px-4 py-1.5 text-sm text-ink-soft md:px-6">
      <MailWarning size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        {mail === "locked" ? note.locked : note.text}{" "}
        {may.includes("showStatus") && (
          <Link
            to={may.includes("setEmailSettings") ? "/settings/email" : "/status"}
            className="link max-md:inline-flex max-md:min-h-6 max-md:items-center"
          >
            {note.link}
          </Link>
        )}
      </span>
    </p>
  );
}
