import type { ReactNode } from "react";
import { Link } from "react-router";

type OpenRowProps = {
  to: string;
  name: string;
  /** The content below the name. */
  detail: ReactNode;
  /** Whether the panel beside the list shows this row. */
  isOpen: boolean;
  /** The key by which a list's keyboard shortcuts find the row's link. */
  leadId?: string;
  /** The other cells. */
  children: ReactNode;
};

/** A row of a list whose whole width opens the panel beside the list. */
export function OpenRow({ to, name, detail, isOpen, leadId, children }: OpenRowProps) {
  return (
    <tr className={`relative hover:bg-sunken ${isOpen ? "bg-sunken shadow-[inset_3px_0_0_var(--accent)]" : ""}`}>
      <td>
        <Link
          to={to}
          preventScrollReset
          data-lead={leadId}
          aria-current={isOpen ? "true" : undefined}
          className="block truncate font-semibold after:absolute after:inset-0"
        >
          <bdi>{name}</bdi>
        </Link>
        <span className="block truncate text-sm text-ink-faint">{detail}</span>
      </td>
      {children}
    </tr>
  );
}
