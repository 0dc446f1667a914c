import type { ComponentProps } from "react";
import { useFrame } from "#ui/office/office-frame.ts";
import { idOf } from "./document-field.tsx";
import { elsewhere, elsewhereName, textOf } from "./document-form.ts";
import type { Option } from "./document-shape.ts";

type LinkProps = ComponentProps<"select"> & { name: string; options: Option[]; text: string; label: string };

/** The target of a link: a page of the site by its name, or an address that is typed. */
export function LinkControl({ options, text, label, ...ties }: LinkProps) {
  const { form } = useFrame().words.content;
  const isPage = options.some(({ value }) => value === text);
  return (
    <div className="group grid gap-2">
      <select {...ties} defaultValue={isPage || text === "" ? text : elsewhere} className="control">
        {text === "" && <option value="">{form.noChoice}</option>}
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
        <option value={elsewhere} data-elsewhere>
          {form.elsewhere}
        </option>
      </select>
      <input
        name={elsewhereName(ties.name)}
        aria-label={`${label}: ${form.elsewhere}`}
        defaultValue={isPage ? "" : text}
        autoComplete="off"
        className="control hidden group-has-[[data-elsewhere]:checked]:block"
      />
    </div>
  );
}

type AddressProps = ComponentProps<"input"> & { folder: string; text: string };

/** The word of an address behind the folder that it is in. */
export function AddressControl({ folder, text, ...ties }: AddressProps) {
  return (
    <div className="flex items-center gap-1" dir="ltr">
      <span aria-hidden="true" className="text-ink-soft">
        {folder}
      </span>
      <input
        {...ties}
        defaultValue={text.startsWith(folder) ? text.slice(folder.length) : text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="control min-w-0 flex-1"
      />
    </div>
  );
}

type FeesProps = {
  path: string;
  label: string;
  hint: string | null;
  error: string | undefined;
  options: Option[];
  value: unknown;
};

/** An amount in each currency of the institute, and in those that the document has already. */
export function Fees({ path, label, hint, error, options, value }: FeesProps) {
  const amounts = new Map<string, unknown>(Object.entries(typeof value === "object" && value !== null ? value : {}));
  const others = [...amounts.keys()].filter((code) => options.every((option) => option.value !== code));
  const all = [...options, ...others.map((code) => ({ value: code, label: code }))];
  return (
    <fieldset id={idOf(path)} className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-3">
        {all.map(({ value: code, label: name }) => (
          <label key={code} className="grid gap-1 text-sm">
            {name}
            <input
              name={`${path}.${code}`}
              defaultValue={textOf({ is: "number" }, amounts.get(String(code)))}
              inputMode="decimal"
              autoComplete="off"
              className="control w-40"
            />
          </label>
        ))}
      </div>
      {hint && <p className="mt-1 text-sm text-ink-faint">{hint}</p>}
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
    </fieldset>
  );
}
