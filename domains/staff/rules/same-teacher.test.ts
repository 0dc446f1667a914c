import { expect, it } from "vitest";
import { isSameTeacher, looksAlike } from "./same-teacher.ts";

const [one, other] = ["0b6f4a1e-0000-4000-8000-000000000001", "0b6f4a1e-0000-4000-8000-000000000002"];

it("knows a teacher by the id, and by the name only where an id is missing", () => {
  const ali = (teacherId: string | null, name = "Ali Khan") => ({ teacherId, name });
  expect(isSameTeacher(ali(one), ali(one, "Ali K."))).toBe(true);
  expect(isSameTeacher(ali(one), ali(other))).toBe(false);
  expect(isSameTeacher(ali(one), ali(null, "  ali  KHAN "))).toBe(true);
  expect(isSameTeacher(ali(null), ali(null, "Ali Khan II"))).toBe(false);
});

it.each([
  ["Hamza Rafiq", "Hamza Rafique"],
  ["Dr. Zainab Akhtar", "Zainab Akhtar"],
  ["Zainab", "Zainab Akhtar"],
  ["Akhtar, Zainab", "Zainab Akhtar"],
  ["نور فاطمه", "نور فاطمہ"],
])("proposes %s and %s as one person", (first, second) => expect(looksAlike(first, second)).toBe(true));

it.each([
  ["Hamza Rafiq", "Hina Rafiq"],
  ["Ali", "Asad"],
  ["Dr.", "Zainab Akhtar"],
  ["Farah Naz", "Farah Deeba"],
])("does not propose %s and %s", (first, second) => expect(looksAlike(first, second)).toBe(false));
