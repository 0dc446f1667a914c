import { Girih } from "./girih/girih.tsx";
import type { TilingName } from "./girih/tiling.ts";

type PageIntroProps = { title: string; lead: string; tiling: TilingName };

/** The top of an inner page: its one h1, a sentence, and a field of girih that fades behind them. */
export function PageIntro({ title, lead, tiling }: PageIntroProps) {
  return (
    <div className="relative overflow-hidden">
      <div className="absolute inset-0 text-accent opacity-45 mask-[linear-gradient(to_left,black,transparent_60%)] [--strap:var(--paper)]">
        <Girih tiling={tiling} angle={60} scale={40} strap={5} />
      </div>
      <div className="page relative py-16 md:py-24">
        <h1 className="max-w-3xl text-title font-extrabold">{title}</h1>
        <p className="mt-5 max-w-xl text-lead text-ink-soft">{lead}</p>
      </div>
    </div>
  );
}
