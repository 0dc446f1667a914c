import type { ListedRequest } from "#domains/money/server/requests-without-order.ts";
import { listCommand } from "#server/manage/list-command.ts";

type Sent<Value> = { [Name in keyof Value]: Value[Name] extends Date | null ? string | null : Value[Name] };

/** Lists the requests that `call openOrder` opens an order for. */
export const requests = listCommand<Sent<ListedRequest>>({
  name: "requests list",
  about: "Lists the enrolment requests without an order, the latest first.",
  example: "requests list --limit 20",
  path: "/requests",
  head: ["REFERENCE", "SENT", "COUNTRY", "COURSE", "BATCH", "STUDENT"],
  row: ({ reference, id, createdAt, country, courseId, batchId, student }) => [
    ...[reference ?? id, String(createdAt).slice(0, 10), country ?? "", courseId, batchId ?? ""],
    student,
  ],
});
