import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { idOf } from "./document-field.tsx";
import { countName } from "./document-form.ts";
import type { Field, FieldKind } from "./document-shape.ts";
import { FieldControl, type LeafKind } from "./field-control.tsx";
import { type FieldIssue, messageAt } from "./field-issues.ts";

type DocumentFieldsProps = { fields: Field[]; document: unknown; issues: FieldIssue[] };

/** A part of a document that has a card of its own. */
interface Section {
  path: string;
  label: string;
  fields: { field: Field; path: string; value: unknown }[];
}

/** All fields of a document, on a card for each part, with links to the parts beside them. */
export function DocumentFields({ fields, document, issues }: DocumentFieldsProps) {
  const { form } = useFrame().words.content;
  const sections = sectionsOf(fields, document, { path: "", label: form.facts });
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @min-[58rem]:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label={form.sections} className="sticky top-4 hidden @min-[58rem]:block">
          <ul className="grid gap-0.5 border-s border-line text-sm">
            {sections.map(({ path, label }) => (
              <li key={path}>
                <a href={`#part-${path}`} className="block px-3 py-1 text-ink-soft hover:text-ink hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {sections.map(({ path, label, fields: own }) => (
            <section
              key={path}
              id={`part-${path}`}
              className="card scroll-mt-4 p-4 not-first:[contain-intrinsic-size:auto_40rem] not-first:[content-visibility:auto] print:[content-visibility:visible]"
              aria-labelledby={`title-${path}`}
            >
              <h2 id={`title-${path}`} className="mb-3 text-base">
                {label}
              </h2>
              <Fields fields={own} issues={issues} isSection />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Plain fields together, and a section for each part; a part that only holds parts is no section itself. */
function sectionsOf(fields: Field[], document: unknown, { path, label }: Pick<Section, "path" | "label">): Section[] {
  const placed = fields.map((field) => ({
    field,
    path: path === "" ? field.name : `${path}.${field.name}`,
    value: partOf(document, field.name),
  }));
  const plain = placed.filter(({ field }) => field.kind.is !== "group" && field.kind.is !== "list");
  const parts = placed.filter((one) => !plain.includes(one));
  return [
    ...(plain.length > 0 ? [{ path: path || "facts", label, fields: plain }] : []),
    ...parts.flatMap((part): Section[] => {
      const { kind, label: own, isOptional } = part.field;
      const holdsParts = kind.is === "group" && kind.fields.filter((one) => one.kind.is === "group").length > 2;
      if (holdsParts && !isOptional) return sectionsOf(kind.fields, part.value, { path: part.path, label: own });
      return [{ path: part.path, label: own, fields: [part] }];
    }),
  ];
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

type FieldsProps = { fields: Section["fields"]; issues: FieldIssue[]; isSection?: boolean };

function Fields({ fields, issues, isSection = false }: FieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 @xl:grid-cols-2">
      {fields.map(({ field, path, value }) => {
        const { kind } = field;
        if (kind.is === "group" || kind.is === "list")
          return <Part key={path} {...{ field, kind, path, value, issues }} hasTitle={!isSection} />;
        return (
          <FieldControl key={path} field={{ ...field, kind: kind satisfies LeafKind }} {...{ path, value, issues }} />
        );
      })}
    </div>
  );
}

type PartProps = {
  field: Field;
  kind: Extract<FieldKind, { is: "group" | "list" }>;
  path: string;
  value: unknown;
  issues: FieldIssue[];
  hasTitle: boolean;
};

/** A group of fields or a list, as a part of a form. */
function Part({ field, kind, path, value, issues, hasTitle }: PartProps) {
  const { form } = useFrame().words.content;
  const error = messageAt(issues, path);
  const isMissing = kind.is === "group" && field.isOptional && value === undefined;
  return (
    <fieldset
      id={idOf(path)}
      className={`min-w-0 @xl:col-span-2 ${hasTitle ? "grid gap-3 border-s-2 border-line ps-4" : "grid gap-3"}`}
    >
      <legend className={hasTitle ? "mb-1 text-sm font-bold" : "sr-only"}>{field.label}</legend>
      {error && <p className="text-sm text-danger">{error}</p>}
      {isMissing && <Step change={`add:${path}`} label={form.addPart} of={field.label} />}
      {kind.is === "group" && !isMissing && (
        <>
          {field.isOptional && <input type="hidden" name={countName(path)} value="1" />}
          <GroupFields fields={kind.fields} path={path} value={value} issues={issues} />
          {field.isOptional && <Step change={`remove:${path}`} label={form.removePart} of={field.label} isRemoval />}
        </>
      )}
      {kind.is === "list" && <Entries {...{ field, kind, path, value, issues }} />}
    </fieldset>
  );
}

type GroupFieldsProps = { fields: Field[]; path: string; value: unknown; issues: FieldIssue[] };

function GroupFields({ fields, path, value, issues }: GroupFieldsProps) {
  const placed = fields.map((field) => ({
    field,
    path: `${path}.${field.name}`,
    value: partOf(value, field.name),
  }));
  return <Fields fields={placed} issues={issues} />;
}

type EntriesProps = Omit<PartProps, "kind" | "hasTitle"> & { kind: Extract<FieldKind, { is: "list" }> };

/** The entries of a list, each with the steps that move and remove it. */
function Entries({ field, kind, path, value, issues }: EntriesProps) {
  const { form } = useFrame().words.content;
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return (
    <>
      <input type="hidden" name={countName(path)} value={entries.length} />
      <ol className="grid gap-3">
        {entries.map((entry, at) => {
          const own = `${path}.${at}`;
          const name = fillText(form.entry, { label: field.label, number: at + 1 });
          return (
            <li key={own} id={idOf(own)} aria-label={name} className="rounded-lg border border-line p-3">
              <div className="mb-2 flex items-center gap-1">
                <p className="me-auto text-sm font-bold" aria-hidden="true">
                  {at + 1}
                </p>
                {at > 0 && <IconStep change={`up:${own}`} label={fillText(form.up, { entry: name })} Icon={ArrowUp} />}
                {at < entries.length - 1 && (
                  <IconStep change={`down:${own}`} label={fillText(form.down, { entry: name })} Icon={ArrowDown} />
                )}
                <IconStep change={`remove:${own}`} label={fillText(form.remove, { entry: name })} Icon={X} />
              </div>
              {kind.entry.is === "group" ? (
                <GroupFields fields={kind.entry.fields} path={own} value={entry} issues={issues} />
              ) : (
                <Fields
                  fields={[
                    { field: { ...field, name: String(at), hint: null, kind: kind.entry }, path: own, value: entry },
                  ]}
                  issues={issues}
                />
              )}
            </li>
          );
        })}
      </ol>
      <Step change={`add:${path}`} label={form.addEntry} of={field.label} />
    </>
  );
}

function Step({
  change,
  label,
  of,
  isRemoval = false,
}: {
  change: string;
  label: string;
  of: string;
  isRemoval?: boolean;
}) {
  return (
    <button
      type="submit"
      name="change"
      value={change}
      className="button button-quiet justify-self-start"
      aria-label={`${label}: ${of}`}
    >
      {isRemoval ? <X size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
      {label}
    </button>
  );
}

function IconStep({ change, label, Icon }: { change: string; label: string; Icon: typeof X }) {
  return (
    <button
      type="submit"
      name="change"
      value={change}
      aria-label={label}
      title={label}
      className="grid size-8 place-items-center rounded-lg text-ink-soft hover:bg-sunken hover:text-ink max-md:size-11"
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}
