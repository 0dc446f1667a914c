import { flushSync } from "react-dom";
import { Link } from "react-router";
import { fillCount } from "#shared/fill-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { PlacedIssue } from "./placed-issues.ts";

/** Everything that keeps documents from being published, each with a link to its field. */
export function IssueList({ issues }: { issues: PlacedIssue[] }) {
  const { form } = useFrame().words.content;
  const title = fillCount(form.wrong, issues.length);
  return (
    <section className="rounded-lg bg-danger-tint px-4 py-3 text-danger" aria-label={title}>
      <p className="font-semibold">{title}</p>
      <IssueLinks issues={issues} />
    </section>
  );
}

type IssueLinksProps = {
  issues: PlacedIssue[];
  /** Brings the field into view that a link leads to. */
  reveal?: () => void;
};

/** The issues alone. */
export function IssueLinks({ issues, reveal }: IssueLinksProps) {
  return (
    <ul className="mt-1 grid gap-0.5">
      {issues.map(({ to, document, place, message }) => (
        <li key={`${to} ${message}`}>
          <IssueLink to={to} text={[document, place].filter(Boolean).join(": ")} reveal={reveal} />{" "}
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}

type IssueLinkProps = { to: string; text: string; reveal: (() => void) | undefined };

function IssueLink({ to, text, reveal }: IssueLinkProps) {
  if (text === "") return null;
  const look = "font-semibold underline";
  if (!to.startsWith("#"))
    return (
      <Link to={to} className={look}>
        <bdi>{text}</bdi>
      </Link>
    );
  const follow = () => {
    if (reveal) flushSync(reveal);
    focusField(to.slice(1));
  };
  return (
    <a href={to} onClick={follow} className={look}>
      {text}
    </a>
  );
}

/** Sets the focus on a field that a link leads to, or on the first one in a part. */
export function focusField(id: string) {
  const found = document.getElementById(id);
  const field = found?.matches("input, select, textarea")
    ? found
    : found?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea, button");
  field?.focus();
}
