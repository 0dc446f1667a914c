import { useFrame } from "#domains/content/site/site-frame.ts";
import { buttonClass } from "#ui/site/button-class.ts";

/** Shown if a screen fails to render (specification §2). Its link loads a whole page, which starts React again. */
export function RenderFailure() {
  const { failure, toasts, notFound } = useFrame();
  return (
    <section className="page flex min-h-[60vh] flex-col items-start justify-center py-20">
      <title>{failure}</title>
      <h1 className="text-heading">{failure}</h1>
      <p className="mt-4 max-w-xl text-lead text-ink-soft">{toasts.error.text}</p>
      <a href={notFound.homeLink.href} className={buttonClass({ size: "large" }, "mt-8")}>
        {notFound.homeLink.label}
      </a>
    </section>
  );
}
