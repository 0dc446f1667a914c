import type { Criterion } from "#domains/work/contract.ts";
import type { Assignment } from "#domains/work/server/queries.ts";
import { percentTyped, readNumber } from "#shared/read-number.ts";
import { zonedMoment, zonedText } from "#ui/form/zoned-time.ts";

const MB = 1024 * 1024;

/** An assignment as its form's texts. */
export type AssignmentTexts = Record<
  | "title"
  | "instructions"
  | "classId"
  | "points"
  | "dueAt"
  | "perDay"
  | "most"
  | "closesAfter"
  | "maxFile"
  | "rubric"
  | "publishedAt",
  string
> & { accepts: string[] };

/** An assignment as its form's texts, times by the clock of `timeZone`. */
export function assignmentTexts(work: Assignment, timeZone: string): AssignmentTexts {
  const { lateRule } = work;
  const timeOf = (moment: Date | null) => (moment ? zonedText(moment, timeZone) : "");
  return {
    ...{ title: work.title, instructions: work.instructions, points: String(work.points), accepts: work.accepts },
    classId: work.classId ?? "",
    ...{ dueAt: timeOf(work.dueAt), publishedAt: timeOf(work.publishedAt) },
    perDay: lateRule ? String(lateRule.perDay) : "",
    most: lateRule ? String(lateRule.most) : "",
    closesAfter: String(lateRule?.closesAfter ?? ""),
    maxFile: String(Math.round((work.maxFileBytes / MB) * 100) / 100),
    rubric: work.rubric.map(({ points, title }) => `${points} ${title}`).join("\n"),
  };
}

/** A new assignment's form. */
export const newAssignmentTexts: AssignmentTexts = {
  ...{
    title: "",
    instructions: "",
    classId: "",
    points: "10",
    dueAt: "",
    publishedAt: "",
    rubric: "",
    maxFile: "10",
  },
  ...{ perDay: "", most: "", closesAfter: "", accepts: ["text", "file", "link"] },
};

/**
 * An assignment's fields as staff typed them, for the contract to check. Existing lines of the rubric keep their ids,
 * so that points given for them stay theirs.
 */
export function assignmentFields(
  typed: Partial<Record<string, string>>,
  accepts: string[],
  { timeZone, before }: { timeZone: string; before: Assignment | null },
) {
  const of = (name: string) => (typed[name] ?? "").trim();
  const hasLateRule = [of("perDay"), of("most"), of("closesAfter")].some((text) => text !== "");
  return {
    title: of("title"),
    instructions: of("instructions").replaceAll("\r\n", "\n"),
    classId: of("classId") || null,
    points: pointsTyped(of("points")),
    dueAt: momentIn(of("dueAt"), timeZone, before?.dueAt),
    lateRule: hasLateRule
      ? {
          perDay: percentIn(of("perDay") || "0"),
          most: percentIn(of("most") || "100"),
          closesAfter: of("closesAfter") === "" ? null : pointsTyped(of("closesAfter")),
        }
      : null,
    accepts,
    maxFileBytes: Math.round(pointsTyped(of("maxFile")) * MB),
    rubric: rubricIn(of("rubric"), before?.rubric ?? []),
    publishedAt: of("publish") === "now" ? new Date() : momentIn(of("publishedAt"), timeZone, before?.publishedAt),
  };
}

function percentIn(text: string): number {
  const percent = percentTyped(text);
  return typeof percent === "number" ? percent : Number.NaN;
}

/** The typed time; the stored one if its minute is unchanged; no date for anything else. */
function momentIn(text: string, timeZone: string, stored: Date | null = null): Date | null {
  if (text === "") return null;
  if (stored && zonedText(stored, timeZone) === text) return stored;
  return zonedMoment(text, timeZone) ?? new Date(Number.NaN);
}

/** Lines such as "12 It works"; a line without points has NaN. */
function rubricIn(text: string, before: Criterion[]): Criterion[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [, points = "", title = line.trim()] = /^\s*([\p{Nd}.,٫٬]*\p{Nd})[\s.:)-]+(.*)$/u.exec(line) ?? [];
    const there = before.find((criterion) => criterion.title === title.trim());
    const id = there?.id ?? crypto.randomUUID().slice(0, 8);
    return { id, title: title.trim(), points: points === "" ? Number.NaN : pointsTyped(points) };
  });
}

/** Points, per cents or days as people write them, "1,000", "7,5" or "۷٫۵"; NaN for anything else. */
export const pointsTyped = (text: string): number => readNumber(text) ?? Number.NaN;
