import { useFrame } from "#ui/office/office-frame.ts";
import { DocumentField, idOf } from "./document-field.tsx";
import { textOf } from "./document-form.ts";
import type { Field, FieldKind, Option } from "./document-shape.ts";
import { type FieldIssue, messageAt } from "./field-issues.ts";
import { AddressControl, Fees, LinkControl } from "./named-controls.tsx";
import { PictureControl } from "./picture-control.tsx";

export type LeafKind = Exclude<FieldKind, { is: "group" | "list" }>;

type FieldControlProps = {
  field: Omit<Field, "kind"> & { kind: LeafKind };
  path: string;
  value: unknown;
  issues: FieldIssue[];
};

/** Fewest and most lines of a control over several lines. */
const lines = { least: 2, most: 12 };

const rowsFor = (text: string) =>
  Math.min(lines.most, Math.max(lines.least, text.split("\n").length, Math.ceil(text.length / 110)));

/** The control of a field without parts. */
export function FieldControl({ field, path, value, issues }: FieldControlProps) {
  const { kind, label, hint, isOptional } = field;
  const error = messageAt(issues, path, true);
  if (kind.is === "carried") {
    const text = textOf(kind, value);
    return text === "" ? null : <input type="hidden" name={path} value={text} />;
  }
  if (kind.is === "fees") return <Fees {...{ path, label, hint, error, value }} options={kind.options} />;
  if (kind.is === "yes") return <YesControl path={path} label={label} hint={hint} isOn={value === true} />;
  if (kind.is === "choices") return <Choices {...{ path, label, error }} options={kind.options} chosen={value} />;
  const text = textOf(kind, value);
  const isLong =
    !["number", "choice", "text", "link", "address", "picture"].includes(kind.is) ||
    (kind.is === "text" && kind.look === "long");
  const frame = { path, label, hint, error, isWide: isLong, isOptional: isOptional || isNullable(kind) };
  const framing = kind.is === "picture" ? kind : null;
  if (isPicture(kind))
    return (
      <DocumentField {...frame}>{(ties) => <PictureControl {...ties} value={value} frame={framing} />}</DocumentField>
    );
  return (
    <DocumentField {...frame}>
      {(ties) => {
        if (kind.is === "choice")
          return <Options {...ties} options={kind.options} text={text} isOptional={isOptional} />;
        if (kind.is === "link") return <LinkControl {...ties} options={kind.options} text={text} label={label} />;
        if (kind.is === "address") return <AddressControl {...ties} folder={kind.folder} text={text} />;
        if (isLong)
          return (
            <textarea
              {...ties}
              defaultValue={text}
              rows={rowsFor(text)}
              dir="auto"
              className="control field-sizing-content max-h-96"
            />
          );
        if (kind.is === "number")
          return <input {...ties} defaultValue={text} inputMode="decimal" autoComplete="off" className="control" />;
        const look = kind.is === "text" ? kind.look : "line";
        const type = { line: "text", long: "text", picture: "text", date: "date", email: "email", colour: "color" }[
          look
        ];
        return <input {...ties} type={type} defaultValue={text} dir="auto" autoComplete="off" className="control" />;
      }}
    </DocumentField>
  );
}

const isPicture = (kind: LeafKind) => kind.is === "picture" || (kind.is === "text" && kind.look === "picture");

const isNullable = (kind: LeafKind) => (kind.is === "text" || kind.is === "picture") && kind.isNullable;

type OptionsProps = {
  id: string;
  name: string;
  options: Option[];
  text: string;
  isOptional: boolean;
};

function Options({ options, text, isOptional, ...ties }: OptionsProps) {
  const { form } = useFrame().words.content;
  const isKnown = options.some(({ value }) => String(value) === text);
  return (
    <select {...ties} defaultValue={text} className="control">
      {(isOptional || !isKnown) && (
        <option value={isKnown ? "" : text}>{text && !isKnown ? text : form.noChoice}</option>
      )}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function YesControl({ path, label, hint, isOn }: { path: string; label: string; hint: string | null; isOn: boolean }) {
  return (
    <div className="grid content-end gap-1">
      <label className="flex min-h-9 items-center gap-2 font-semibold max-md:min-h-11">
        <input id={idOf(path)} type="checkbox" name={path} defaultChecked={isOn} className="size-4.5 accent-link" />
        {label}
      </label>
      {hint && <p className="text-sm text-ink-faint">{hint}</p>}
    </div>
  );
}

type ChoicesProps = { path: string; label: string; options: Option[]; chosen: unknown; error: string | undefined };

/** Number of choices from which they are in columns of their own. */
const manyChoices = 12;

function Choices({ path, label, options, chosen, error }: ChoicesProps) {
  const { form } = useFrame().words.content;
  const chosenOnes: unknown[] = Array.isArray(chosen) ? chosen : [];
  const gone = chosenOnes.filter((one) => options.every(({ value }) => value !== one)).map(String);
  const all = [...options, ...gone.map((value) => ({ value, label: form.gone }))];
  return (
    <fieldset id={idOf(path)} className="col-span-full">
      <legend className="text-sm font-semibold">{label}</legend>
      <div
        className={all.length > manyChoices ? "gap-x-6 @xl:columns-2 @min-[64rem]:columns-3" : "flex flex-wrap gap-x-4"}
      >
        {all.length === 0 && <p className="text-sm text-ink-faint">{form.nothingToChoose}</p>}
        {all.map(({ value, label: text }) => (
          <label key={value} className="flex min-h-9 items-center gap-2 max-md:min-h-11">
            <input
              type="checkbox"
              name={path}
              value={value}
              defaultChecked={chosenOnes.includes(value)}
              className="size-4.5 accent-link"
            />
            {text}
          </label>
        ))}
      </div>
      {error && <p className="text-sm text-danger">{error}</p>}
    </fieldset>
  );
}
