import { Girih } from "#ui/site/girih.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";

type PaymentRefusedProps = { title: string; text: string; action: { label: string; href: string } };

/** Shown for a link that opens no order. */
export function PaymentRefused({ title, text, action }: PaymentRefusedProps) {
  return (
    <section className="relative overflow-hidden">
      <div className="absolute inset-0 text-accent opacity-40 mask-[linear-gradient(to_top_left,black,transparent_60%)]">
        <Girih tiling="4.8.8" angle={67.5} scale={40} />
      </div>
      <div className="page relative flex min-h-[65vh] flex-col items-start justify-center py-20">
        <h1 className="max-w-2xl text-title font-extrabold">{title}</h1>
        <p className="mt-5 max-w-xl text-lead text-ink-soft">{text}</p>
        <ButtonLink to={action.href} size="large" className="mt-8">
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
