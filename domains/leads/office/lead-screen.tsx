import { Link, useSearchParams } from "react-router";
import { useFrame } from "#ui/office/frame.ts";
import { LeadPanel, type LeadPanelProps } from "./lead-panel.tsx";

/** One lead beside the list, with a way back to it. */
export function LeadScreen(props: LeadPanelProps) {
  const { close, title } = useFrame().words.leads;
  const [search] = useSearchParams();
  const back = search.size > 0 ? `/leads?${search}` : "/leads";
  return (
    <aside className="border-line bg-surface lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-l">
      {/* On a phone the list, with its heading, is absent. */}
      <h1 className="sr-only lg:hidden">{title}</h1>
      <p className="flex justify-end px-3 pt-2">
        <Link to={back} className="button button-plain">
          {close}
        </Link>
      </p>
      <LeadPanel key={props.lead.id} {...props} />
    </aside>
  );
}
