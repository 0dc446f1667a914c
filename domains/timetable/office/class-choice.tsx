import type { ChangeEvent } from "react";
import { Choice } from "#ui/field.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { ClassChoice } from "./class-choices.ts";

type ClassFieldProps = {
  classes: ClassChoice[];
  /** The field of the same form that gets the start of the chosen class, unless the user has typed another time. */
  due: string;
  defaultValue: string | undefined;
  error: string | undefined;
};

/** The class that an assignment or quiz is for. */
export function ClassField({ classes, due, defaultValue, error }: ClassFieldProps) {
  const { forClass: words } = useClassFrame().words.work;
  const propose = ({ currentTarget: { value, form } }: ChangeEvent<HTMLSelectElement>) => {
    const field = form?.elements.namedItem(due);
    if (!(field instanceof HTMLInputElement)) return;
    const isTyped = field.value !== "" && !classes.some(({ starts }) => starts === field.value);
    if (!isTyped) field.value = classes.find(({ id }) => id === value)?.starts ?? "";
  };
  return (
    <Choice
      label={words.label}
      name="classId"
      hint={words.hint}
      error={error}
      defaultValue={defaultValue}
      onChange={propose}
      options={[["", words.none], ...classes.map(({ id, label }): [string, string] => [id, label])]}
    />
  );
}
