import type { ReactNode } from "react";
import type { TilingName } from "#shared/girih/tiling.ts";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
import { Girih } from "./girih.tsx";

type PageIntroProps = {
  title: string;
  lead: ReactNode;
  tiling: TilingName;
  /** 2 below another h1. */
  level?: 1 | 2;
  trail?: Crumb[];
  /** The page at the top for somebody who is signed in. */
  mine?: Crumb;
  /** The ground: paper, or one of the full hues. */
  ground?: keyof typeof grounds;
  /** Buttons and figures below the lead. */
  children?: ReactNode;
  /** Beside the text on a wide screen, otherwise between the lead and the content below. */
  aside?: ReactNode;
};

const grounds = {
  paper: "text-ink [--lead:var(--ink-soft)] [--lines:var(--accent)] [--strap:var(--paper)]",
  emerald: "on-dark bg-emerald text-on-hue [--lead:var(--on-hue)] [--lines:var(--on-hue)] [--strap:var(--emerald)]",
  lapis: "on-dark bg-lapis text-on-hue [--lead:var(--on-hue)] [--lines:var(--on-hue)] [--strap:var(--lapis)]",
  brick: "on-dark bg-brick text-on-hue [--lead:var(--on-hue)] [--lines:var(--on-hue)] [--strap:var(--brick)]",
  plum: "on-dark bg-plum text-on-hue [--lead:var(--on-hue)] [--lines:var(--on-hue)] [--strap:var(--plum)]",
};

/** The top of an inner page: breadcrumbs, its heading, a sentence, and a fading field of girih behind them. */
export function PageIntro(props: PageIntroProps) {
  const { title, lead, tiling, trail, mine, level = 1, ground = "paper", children, aside } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={`relative overflow-hidden ${grounds[ground]}`}>
      <div className="absolute inset-0 text-(--lines) opacity-50 mask-[linear-gradient(to_left,black,transparent_60%),linear-gradient(to_top,transparent,black_45%)] mask-intersect">
        <Girih tiling={tiling} angle={60} scale={24} strap={3.5} />
      </div>
      <div className="page relative pt-4 pb-8 md:py-6">
        {trail && <Breadcrumbs trail={trail} mine={mine} />}
        <div className={aside ? "gap-x-14 lg:grid lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr]" : ""}>
          <div>
            <Heading className="mt-3 max-w-3xl text-page-title font-extrabold md:mt-5">{title}</Heading>
            <p className="mt-3 max-w-2xl text-lead text-(--lead)">{lead}</p>
          </div>
          {aside && <div className="mt-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">{aside}</div>}
          {children && <div className="mt-5">{children}</div>}
        </div>
      </div>
    </div>
  );
}
