import { useFrame } from "#domains/content/site/site-frame.ts";
import { Girih } from "#ui/site/girih.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";

/** Shown for an unknown address (specification §2). */
export function NotFound() {
  const { notFound } = useFrame();
  return (
    <section className="relative overflow-hidden">
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <div className="absolute inset-0 text-accent opacity-35 mask-[radial-gradient(ellipse_at_75%_50%,black,transparent_65%)] [--strap:var(--paper)]">
        <Girih tiling="4.6.12" angle={60} scale={44} strap={6} />
      </div>
      <div className="page relative flex min-h-[70vh] flex-col items-start justify-center py-20">
        <p className="font-display text-[clamp(5rem,18vw,11rem)] leading-none font-extrabold tracking-tighter">
          {notFound.code}
        </p>
        <h1 className="mt-4 text-heading">{notFound.title}</h1>
        <p className="mt-4 max-w-xl text-lead text-ink-soft">{notFound.lead}</p>
        <ButtonLink to={notFound.homeLink.href} size="large" className="mt-8">
          {notFound.homeLink.label}
        </ButtonLink>
      </div>
    </section>
  );
}
