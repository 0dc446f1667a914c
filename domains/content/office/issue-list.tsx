import { fillCount } from "#shared/fill-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { idOf } from "./document-field.tsx";
import type { Field } from "./document-shape.ts";
import { type FieldIssue, placeOf } from "./field-issues.ts";

/** The issues that keep a document from being published, each with a link to its field. */
export function IssueList({ issues, fields }: { issues: FieldIssue[]; fields: Field[] }) {
  const { form } = useFrame().words.content;
  return (
    <section
      className="rounded-lg bg-danger-tint px-4 py-3 text-danger"
      aria-label={fillCount(form.wrong, issues.length)}
    >
      <p className="font-semibold">{fillCount(form.wrong, issues.length)}</p>
      <ul className="mt-1 grid gap-0.5">
        {issues.map(({ field, message }) => {
          const { path, place } = placeOf(fields, field);
          return (
            <li key={`${field} ${message}`}>
              {path !== "" && (
                <a href={`#${idOf(path)}`} className="font-semibold underline">
                  {place.join(" › ")}
                </a>
              )}{" "}
              <span>{message}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
