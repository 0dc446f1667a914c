import type { ReactNode } from "react";

type SectionProps = {
  /** The anchor, and the base of the heading's id. */
  id: string;
  title: string;
  lead?: string;
  /** Shown beside the heading on a wide screen: a link to the whole list. */
  aside?: ReactNode;
  ground?: "paper" | "sunken" | "band";
  /** Heading above the content, or beside it on a wide screen. */
  heading?: "above" | "beside";
  children: ReactNode;
};

const grounds = { paper: "", sunken: "bg-sunken", band: "on-dark bg-band text-on-band" };

/** A section of a page, labelled by its heading. */
export function Section({ id, title, lead, aside, ground = "paper", heading = "above", children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`below-fold py-8 md:py-20 ${grounds[ground]}`}>
      <div className={`page ${heading === "beside" ? "grid gap-x-16 lg:grid-cols-[1fr_1.7fr]" : ""}`}>
        <div className={`section-head ${heading === "beside" ? "lg:sticky lg:top-28 lg:self-start" : ""}`}>
          <div className="max-w-2xl">
            <h2 id={`${id}-title`} className="text-heading">
              {title}
            </h2>
            {lead && (
              <p className={`mt-3 text-lead ${ground === "band" ? "text-on-band-soft" : "text-ink-soft"}`}>{lead}</p>
            )}
          </div>
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
