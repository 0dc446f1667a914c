/** The result of one of the account page's forms. */
export type FormOutcome = {
  refused?: { message: string; fields: Record<string, string>; entered: { name?: string; phone?: string } };
  done?: string;
};

/** The result of a form, announced to screen readers. */
export function FormOutcomeNote({ outcome }: { outcome?: FormOutcome }) {
  return (
    <p role="status" className="font-medium text-success empty:hidden">
      {outcome?.done}
    </p>
  );
}
