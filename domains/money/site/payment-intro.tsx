import { Girih } from "#ui/site/girih.tsx";

type PaymentIntroProps = { title: string; lead: string; note?: string | null; reference: string; label: string };

/** The top of an order's page: its reference, its state, and what comes next. */
export function PaymentIntro({ title, lead, note = null, reference, label }: PaymentIntroProps) {
  return (
    <div className="relative overflow-hidden">
      <div className="absolute inset-0 text-accent opacity-50 mask-[linear-gradient(to_left,black,transparent_55%),linear-gradient(to_top,transparent,black_45%)] mask-intersect [--strap:var(--paper)]">
        <Girih tiling="4.8.8" angle={67.5} scale={40} />
      </div>
      <div className="page relative pt-10 pb-10 md:pt-14 md:pb-14">
        <p className="font-semibold text-ink-soft">
          {label} <span className="whitespace-nowrap">{reference}</span>
        </p>
        <h1 className="mt-2 max-w-2xl text-[clamp(2.25rem,1.6rem+2.6vw,3.5rem)] leading-[1.05] font-extrabold">
          {title}
        </h1>
        <p className="mt-4 max-w-xl text-lead text-ink-soft">{lead}</p>
        {note && <p className="mt-2 max-w-xl text-ink-soft">{note}</p>}
      </div>
    </div>
  );
}
