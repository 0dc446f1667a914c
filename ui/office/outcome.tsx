import { Form } from "react-router";
import { useFrame } from "./frame.ts";
import type { Outcome } from "./outcome.ts";

/** The outcome of a form, shown beside it; with an undo where there is one. */
export function OutcomeNote({ outcome, action }: { outcome: Outcome | undefined; action?: string }) {
  const { frame } = useFrame().words;
  return (
    <div role="status" className="empty:hidden">
      {outcome?.done && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-lg bg-emerald-tint px-3 py-2 text-ink">
          {outcome.done}
          {outcome.undo && (
            <Form method="post" action={action} preventScrollReset>
              {Object.entries(outcome.undo).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <button type="submit" className="font-semibold text-link underline">
                {frame.undo}
              </button>
            </Form>
          )}
        </p>
      )}
      {outcome?.refused && (
        <p className="rounded-lg bg-danger-tint px-3 py-2 text-danger">
          {outcome.refused}{" "}
          {outcome.first && (
            <a
              href={outcome.first === "sign in" ? "/sign-in?from=%2Fadmin" : "/admin/verify?again"}
              target="_blank"
              rel="noopener noreferrer"
              className="font-semibold underline"
            >
              {outcome.first === "sign in" ? frame.signIn : frame.verifyAgain}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
