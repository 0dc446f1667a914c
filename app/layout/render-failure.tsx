import { buttonClass } from "#app/ui/button-class.ts";
import { failures, toasts } from "#shared/messages/en/toasts.ts";

/** Shown if a screen fails to render (specification §2). Its link loads a whole page, which starts React again. */
export function RenderFailure() {
  return (
    <section className="page flex min-h-[60vh] flex-col items-start justify-center py-20">
      <title>{failures.screen}</title>
      <h1 className="text-heading">{failures.screen}</h1>
      <p className="mt-4 max-w-xl text-lead text-ink-soft">{toasts.error.text}</p>
      <a href="/" className={buttonClass({ size: "large" }, "mt-8")}>
        Return to Home
      </a>
    </section>
  );
}
