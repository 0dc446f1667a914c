import { useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { requireOffice } from "#admin/request/office.ts";
import { CheckInCode } from "#domains/attendance/office/check-in-code.tsx";
import { opensAt } from "#domains/attendance/rules/class-attendance.ts";
import { fillText } from "#shared/fill-text.ts";
import { originContext } from "#ui/document/contexts.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import { qrPath } from "#ui/office/qr-path.ts";
import { shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/class-code.ts";

/** The code of a class, large enough for a projector. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId, classId } = given.params;
  const path = `/batches/${batchId}/attendance/${classId}`;
  const { batchClass, phase, students } = await verbs.showAttendance(batchId, classId);
  if (phase !== "open") {
    const time = shortTime(
      opensAt(batchClass),
      new Date(),
      site.content.company.hours.timeZone,
      site.messages.language.lang,
    );
    return { path, refused: fillText(site.messages.admin.attendance.code[phase], { time }) };
  }
  const { batch, code, changesIn } = await verbs.showCheckIn(batchId, classId);
  const address = `${given.context.get(originContext)}/classroom/check-in`;
  return {
    ...{ path, batch: batch.name, code, changesIn },
    address: address.replace(/^https?:\/\//, ""),
    here: students.filter(({ mark }) => mark === "present" || mark === "late").length,
    qr: await qrPath(`${address}?code=${code}`),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData && "batch" in loaderData ? loaderData.batch : "" },
];

export default function ClassCode({ loaderData }: Route.ComponentProps) {
  const { code: words } = useClassFrame().words.attendance;
  const hasLine = useNextCode(loaderData);
  return (
    <main className="grid min-h-dvh place-items-center bg-paper p-4">
      <div className="grid justify-items-center gap-4 text-center">
        {"refused" in loaderData ? (
          <h1 className="max-w-xl text-3xl">{loaderData.refused}</h1>
        ) : (
          <CheckInCode {...loaderData} hasLine={hasLine} />
        )}
        <Link to={loaderData.path} className="link">
          {words.close}
        </Link>
        <noscript>
          <meta httpEquiv="refresh" content="15" />
        </noscript>
      </div>
    </main>
  );
}

/** Interval between checks for new arrivals, in milliseconds. */
const looksEvery = 5_000;

/** Fetches the next code when the shown one changes, and new arrivals in between; returns whether it is connected. */
function useNextCode(shown: Route.ComponentProps["loaderData"]): boolean {
  const { revalidate } = useRevalidator();
  const [hasLine, setLine] = useState(true);
  useEffect(() => {
    const look = () => {
      setLine(navigator.onLine);
      // Without a connection the page stays unchanged; a failed check would replace it by an error.
      if (navigator.onLine) void revalidate();
    };
    const timer = setInterval(look, "refused" in shown ? looksEvery : Math.min(shown.changesIn + 100, looksEvery));
    return () => clearInterval(timer);
  }, [shown, revalidate]);
  return hasLine;
}
