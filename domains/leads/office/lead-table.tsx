import { useParams } from "react-router";
import { Badge, type BadgeLook } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { Initials } from "#ui/initials.tsx";
import { DueTime } from "#ui/office/due-time.tsx";
import { useFrame } from "#ui/office/frame.ts";
import { Older } from "#ui/office/older.tsx";
import { OpenRow } from "#ui/office/open-row.tsx";
import type { Urgency } from "#ui/office/times.ts";

type Source = "contact" | "quote" | "demo" | "enrolment" | "assistant";

export type LeadRow = {
  id: string;
  source: Source;
  isSuspect: boolean;
  state: "new" | "answered" | "won" | "lost";
  person: { name: string; email: string | null; phone: string | null };
  about: string;
  owner: string | null;
  due: { text: string; urgency: Urgency };
  since: string;
};

export const sourceLooks: Record<Source, BadgeLook> = {
  contact: "plain",
  quote: "violet",
  demo: "green",
  enrolment: "blue",
  assistant: "red",
};

type LeadTableProps = { leads: LeadRow[]; shown: string; next: string | null; isLater: boolean; query: string };

/** The leads, a row each; on a phone without owner and source. */
export function LeadTable({ leads, shown, next, isLater, query }: LeadTableProps) {
  const { words } = useFrame();
  const { columns, empty, sources, states, suspect } = words.leads;
  const { leadId } = useParams();
  if (leads.length === 0)
    return <Empty title={shown === "new" ? empty.new : empty.other} text={isLater ? undefined : empty.text} />;
  return (
    <>
      <table className="rows mt-4 w-full table-fixed">
        <thead>
          <tr>
            <th className="w-[30%] max-md:w-[55%]">{columns.person}</th>
            <th className="max-md:hidden">{columns.about}</th>
            <th className="w-28 max-md:hidden">{columns.source}</th>
            <th className="w-16 max-xl:hidden">{columns.owner}</th>
            <th className="w-36 text-right!">{shown === "new" || shown === "mine" ? columns.due : columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {leads.map(({ id, person, about, source, isSuspect, owner, due, state, since }) => (
            <OpenRow
              key={id}
              to={`/leads/${id}${query}`}
              name={person.name}
              detail={person.email ?? person.phone}
              isOpen={id === leadId}
              leadId={id}
            >
              <td className="max-md:hidden">
                {isSuspect && <Badge look="red">{suspect}</Badge>}
                <span className="line-clamp-2" dir="auto">
                  {about}
                </span>
              </td>
              <td className="max-md:hidden">
                <Badge look={sourceLooks[source]}>{sources[source]}</Badge>
              </td>
              <td className="max-xl:hidden">
                {owner ? (
                  <span title={owner}>
                    <Initials name={owner} />
                    <span className="sr-only">{owner}</span>
                  </span>
                ) : (
                  <span aria-hidden="true">–</span>
                )}
              </td>
              <td className="text-right">
                {state === "new" ? (
                  <DueTime {...due} />
                ) : (
                  <>
                    <span className="block font-semibold">{states[state]}</span>
                    <span className="text-sm text-ink-faint">{since}</span>
                  </>
                )}
              </td>
            </OpenRow>
          ))}
        </tbody>
      </table>
      <Older next={next} isLater={isLater} />
    </>
  );
}
