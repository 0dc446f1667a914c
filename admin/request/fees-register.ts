import { registerRequest } from "#domains/money/contract.ts";
import { monthsFrom } from "#domains/money/rules/register.ts";
import { formats } from "#shared/formats/formats.ts";
import type { OpenOffice } from "./office.ts";
import { cursorText, pageRequest } from "./page-of.ts";

/** Whose fees a register may show: "batch:web-evening" with its name, under the kind. */
export type RegisterChoices = { kind: "batch" | "branch" | "teacher"; named: [value: string, name: string][] }[];

/** What an address asks of the register; what it cannot mean is left out. */
export interface AskedRegister {
  of: string;
  show: "all" | "owes" | "late";
}

/** The register that an address asks for, with the choices above it. */
export async function registerOf(request: Request, verbs: OpenOffice["verbs"], site: OpenOffice["site"]) {
  const url = new URL(request.url);
  const [of = "all", ...id] = (url.searchParams.get("of") ?? "all").split(":");
  const { after } = pageRequest(url);
  const show: AskedRegister["show"] =
    (["owes", "late"] as const).find((one) => one === url.searchParams.get("show")) ?? "all";
  const from = url.searchParams.get("from") ?? undefined;
  const wanted = { of, id: id.join(":"), from, show, ...(after && { after }) };
  const read = registerRequest.safeParse(wanted);
  const given = read.success ? read.data : { of: "all" as const, id: "", show };
  const { months, next, ...register } = await verbs.showRegister(given);
  const { lang } = site.messages.language;
  const inWords = formats(lang).calendar({ month: "short", year: "numeric" })("UTC");
  const [first = "", last = ""] = [months[0], months.at(-1)];
  const asked: AskedRegister = { of: given.of === "all" ? "all" : `${given.of}:${given.id}`, show };
  return {
    asked,
    choices: await choicesOf(verbs, site),
    register: {
      ...register,
      months: months.map((month) => ({ month, label: inWords.format(new Date(`${month}-01T00:00:00Z`)) })),
      next: cursorText(next),
      isLater: after !== undefined,
      batchId: given.of === "batch" ? given.id : null,
      earlier: monthsFrom(first, 1, months.length - 1)[0] ?? first,
      later: last,
    },
  };
}

async function choicesOf(verbs: OpenOffice["verbs"], { content }: OpenOffice["site"]): Promise<RegisterChoices> {
  const batches = await verbs.listBatchNames();
  const teachers = new Map(
    batches.flatMap(({ teacherId, instructor }) => (teacherId ? [[teacherId, instructor]] : [])),
  );
  const choices: RegisterChoices = [
    { kind: "batch", named: batches.map(({ id, name }) => [`batch:${id}`, name]) },
    { kind: "branch", named: content.branches.map(({ id, name }) => [`branch:${id}`, name]) },
    { kind: "teacher", named: [...teachers].map(([id, name]) => [`teacher:${id}`, name]) },
  ];
  return choices.filter(({ named }) => named.length > 0);
}
