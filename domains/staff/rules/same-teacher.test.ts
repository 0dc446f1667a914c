import { expect, it } from "vitest";
import { isSameTeacher, looksAlike } from "./same-teacher.ts";

const [one, other] = ["0b6f4a1e-0000-4000-8000-000000000001", "0b6f4a1e-0000-4000-8000-000000000002"];

it("knows a teacher by the id, and by the name only where an id is missing", () => {
  const ali = (teacherId: string | null, name = "Ali Khan") => ({ teacherId, name });
  expect(isSameTeacher(ali(one), ali(one, "Ali K."))).toBe(true);
  expect(isSameTeacher(ali(one), ali(other))).toBe(false);
  expect(isSameTeacher(ali(one), ali(null, "  ali  KHAN "))).toBe(true);
  expect(isSameTeacher(ali(null), ali(one, "ali khan"))).toBe(true);
  expect(isSameTeacher(ali(null), ali(null, "Ali Khan II"))).toBe(false);
  expect(isSameTeacher(ali(null), ali(null, "Alikhan"))).toBe(false);
});

it.each([
  ["Hamza Rafiq", "Hamza Rafique"],
  ["Dr. Zainab Akhtar", "Zainab Akhtar"],
  ["Zainab", "Zainab Akhtar"],
  ["Zainab Akhtar", "Zainab"],
  // A letter of a short name, two of a long one.
  ["Sara", "Sarah"],
  ["Sara", "Zara"],
  ["Fatima Z", "Fatema Zh"],
  ["Muhammad Ali", "Mohammed Ali"],
  ["Hamza  Rafiq.", "Rafiq-Hamza"],
  ["Akhtar, Zainab", "Zainab Akhtar"],
  ["نور فاطمه", "نور فاطمہ"],
])("proposes %s and %s as one person", (first, second) => expect(looksAlike(first, second)).toBe(true));

it.each([
  ["Hamza Rafiq", "Hina Rafiq"],
  ["Ali", "Asad"],
  ["Sana Ali", "Saba Alia Noor"],
  ["Sara", "Samra B"],
  ["Ali Raza", "Adil Rizvi"],
  ["Aslam", "Alam Ek"],
  ["Omer K", "Omar Khan"],
  ["Zainab Akhtar", "Dr."],
  ["Dr.", "Zainab Akhtar"],
  ["Farah Naz", "Farah Deeba"],
])("does not propose %s and %s", (first, second) => expect(looksAlike(first, second)).toBe(false));

it.each(["Dr", "Prof.", "Professor", "Mr", "Mrs", "Ms", "Miss", "Sir", "Engr.", "Mufti", "Maulana"])(
  "takes the title %s for no part of a name",
  (title) => {
    expect(looksAlike(`${title} Ali Khan`, "Khan Ali")).toBe(true);
    // Two people with one title share no name by it.
    expect(looksAlike(title, `${title} Ali`)).toBe(false);
  },
);
