/** How one of the account page's forms went. */
export type FormOutcome = { refused?: { message: string; fields: Record<string, string> }; done?: string };

/** What was done, said aloud. */
export function OutcomeNote({ outcome }: { outcome?: FormOutcome }) {
  return (
    <p role="status" className="font-medium text-success empty:hidden">
      {outcome?.done}
    </p>
  );
}
