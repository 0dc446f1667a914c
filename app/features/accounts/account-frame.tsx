import type { ReactNode } from "react";
import { Girih } from "#app/ui/girih/girih.tsx";

type AccountFrameProps = {
  title: string;
  lead: string;
  /** The content of the arch beside the form on a wide screen. */
  aside: { title: string; points: readonly string[] };
  children: ReactNode;
};

/** The frame of every sign-in page: the form, with a decorative arch beside it. */
export function AccountFrame({ title, lead, aside, children }: AccountFrameProps) {
  return (
    <div className="page grid gap-x-20 pt-10 pb-20 md:pt-16 md:pb-28 lg:grid-cols-2 lg:items-center lg:pb-20">
      <div className="mx-auto w-full max-w-md">
        <h1 className="text-heading font-extrabold">{title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{lead}</p>
        <div className="mt-8">{children}</div>
      </div>
      <div className="relative hidden w-full max-w-lg justify-self-end lg:block">
        <div className="arch absolute inset-0 bg-accent" />
        <div className="arch absolute inset-1.5 bg-paper" />
        <div className="arch absolute inset-4 overflow-hidden bg-emerald text-accent [--strap:var(--emerald)]">
          <Girih tiling="4.6.12" angle={60} scale={37} strap={6.5} />
          <div className="account-shade absolute inset-0" />
        </div>
        <div className="on-dark relative flex aspect-[5/6] flex-col justify-end p-14 text-on-band">
          <p className="font-display text-2xl font-bold">{aside.title}</p>
          <ul className="ticks mt-4 grid gap-3 text-on-band-soft">
            {aside.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
