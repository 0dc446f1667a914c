import type { ComponentProps, ReactNode } from "react";
import { FieldFrame } from "#ui/field.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

/** The id of a field's control, the target of links to the field. */
export const idOf = (path: string) => `field-${path}`;

type Ties = Parameters<ComponentProps<typeof FieldFrame>["children"]>[0] & { name: string };

type DocumentFieldProps = {
  path: string;
  label: string;
  hint: string | null;
  isOptional: boolean;
  error: string | undefined;
  isWide: boolean;
  children: (ties: Ties) => ReactNode;
};

/** A control of a document by its path, which says whether it may stay empty. */
export function DocumentField({ path, label, isOptional, children, ...frame }: DocumentFieldProps) {
  const { form } = useFrame().words.content;
  const shown = (
    <>
      {label}
      {isOptional && <span className="ms-2 font-normal text-ink-faint">{form.optional}</span>}
    </>
  );
  return (
    <FieldFrame {...frame} id={idOf(path)} label={shown}>
      {(ties) => children({ ...ties, name: path })}
    </FieldFrame>
  );
}
