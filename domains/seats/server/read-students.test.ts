import { readFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText } from "#shared/clean-text.ts";
import { decodeText } from "#shared/decode-text.ts";
import { typedCases } from "../../../tests/support/typed-cases.ts";
import { readStudents } from "./read-students.ts";

const read = (text: string) => readStudents(text, "PK").rows;
const ali = {
  name: "Ali Khan",
  email: "ali@example.com",
  phone: "+923001234567",
  wrong: {},
  guardian: null,
  leftOut: [],
  sameAs: null,
  sharesWith: [],
};

/** A list as people paste or upload it, with its rows and the columns that are not read. */
interface Listed {
  list?: string;
  base64?: string;
  rows: { name: string; email: string | null; phone: string | null }[];
  unread: (string | number)[];
  leftOut?: string[];
}

describe("a list of students", () => {
  it.each([
    ["cells of a spreadsheet", "Name\tE-mail\tPhone\nAli Khan\tali@example.com\t0300 1234567"],
    ["commas, and a byte order mark", "\uFEFFName,Email,Mobile No.\r\nAli Khan,ali@example.com,0300-1234567"],
    ["semicolons, in another order", "WhatsApp;EMAIL;Full name\n0300 1234567;Ali@Example.com; Ali  Khan "],
    [
      "first and last names, and columns of no use",
      "No,First Name,Last Name,Email,Fee,Phone\n1,Ali,Khan,ali@example.com,99,03001234567",
    ],
    ["Urdu headings and digits", "نام\tای میل\tموبائل نمبر\nAli Khan\tali@example.com\t۰۳۰۰۱۲۳۴۵۶۷"],
    ["Arabic letters and digits", "نام\tاي ميل\tفون\nAli Khan\tali@example.com\t٠٣٠٠١٢٣٤٥٦٧"],
    [
      "our own class list",
      "\uFEFFname,email,phone,state,since\nAli Khan,ali@example.com,'+923001234567,active,2026-11-23",
    ],
    ["quotation marks", 'Name,Email,Phone\n"Ali\nKhan","ali@example.com","+92 300 1234567"'],
    ["a number that lost its +", "Name,Email,Phone\nAli Khan,mailto:ali@example.com,923001234567"],
  ])("is understood with %s", (_, text) => {
    expect(read(text)).toEqual([{ ...ali, line: expect.any(Number) }]);
  });

  it.each(typedCases<Listed>("student-lists"))(
    "is understood as people paste it: $list$base64",
    ({ list, base64 = "", rows, unread, leftOut = [] }) => {
      const read = readStudents(list ?? decodeText(Buffer.from(base64, "base64")), "PK");
      expect(read.rows.map(({ name, email, phone }) => ({ name, email, phone }))).toEqual(rows);
      expect(read.rows.flatMap((row) => Object.keys(row.wrong))).toEqual([]);
      expect(read.unread).toEqual(unread);
      expect(read.rows.flatMap((row) => row.leftOut)).toEqual(leftOut);
    },
  );

  it("is understood without headings, by what the columns hold", () => {
    const text = "1;ali@example.com;Ali Khan;0300 1234567\n2;noor@example.com;نور;";
    expect(readStudents(text, "PK").columns).toEqual([null, "email", "name", "phone"]);
    expect(read(text)).toEqual([
      { ...ali, line: 1 },
      { ...ali, line: 2, name: "نور", email: "noor@example.com", phone: null },
    ]);
  });

  it("tells every fault by line and field, and who is there twice", () => {
    const text = "Name,Email,Phone\n\n,ali@example,12\nAli Khan,ALI@example.com,\nAli,ali@example.com,3.00E+09";
    expect(read(text)).toMatchObject([
      {
        line: 3,
        wrong: {
          name: { reason: "students.noName" },
          email: {},
          phone: { reason: "field.phoneWrong", values: { typed: "12" } },
        },
      },
      { line: 4, wrong: {}, sameAs: null },
      { line: 5, wrong: { phone: {} }, sameAs: 4 },
    ]);
  });

  it("takes a student with a number alone, once by number and name, and refuses one with neither", () => {
    const text = "Name,Email,Phone\nAli Khan,,0300 1234567\nali  khan,-,+92 300 1234567\nNoor,,0300 1234567\nSana,n/a,";
    expect(read(text)).toMatchObject([
      { ...ali, email: null },
      { email: null, sameAs: 2, wrong: {} },
      { email: null, sameAs: null, wrong: {} },
      { wrong: { email: { reason: "students.noContact" } } },
    ]);
    expect(read("Ali Khan\t0300 1234567")).toEqual([{ ...ali, line: 1, email: null }]);
  });

  it("of a school comes out right: a title, a father's column, two children of one address, every way to write a number, a total", () => {
    const { rows, unread } = readStudents(readFileSync("tests/typed/class-of-a-school.csv", "utf8"), "PK");
    expect(rows.map(({ name, guardian, phone, email }) => [name, guardian?.name, phone, email])).toEqual([
      ["Bushra Ali", "Ali Akbar", "+923001112201", "bushra@example.com"],
      ["Farah Naz", "Nazir Ahmed", "+923211112202", "farah@example.com"],
      ["Hamza Tariq", "Tariq Mehmood", "+923331112203", "tariq.family@example.com"],
      ["Hina Tariq", "Tariq Mehmood", "+923331112203", "tariq.family@example.com"],
      ["Mehwish Khan", "Khan Zaman", "+923451112205", null],
      ["Usman Ghani", "Ghani Khan", "+923001112206", "usman@example.com"],
      ["Zara Sheikh", "Sheikh Aslam", "+923001112207", "zara@example.com"],
      ["Adeel Raza", "Raza Hussain", "+923001112208", "adeel@example.com"],
      ["Sana Mir", "Mir Afzal", "+923001112209", null],
      ["Kiran Baig", "Baig Sahib", "+923001112211", "kiran@example.com"],
      ["Yasir Shah", "Syed Shah", "+923001112212", "yasir@example.com"],
    ]);
    expect(rows.flatMap(({ wrong }) => Object.keys(wrong))).toEqual([]);
    expect(new Set(rows.map(({ guardian }) => guardian?.relation))).toEqual(new Set(["father"]));
    expect(rows.map(({ sameAs }) => sameAs)).toEqual(rows.map(() => null));
    expect(rows.flatMap(({ name, sharesWith }) => (sharesWith.length > 0 ? [[name, sharesWith]] : []))).toEqual([
      ["Hina Tariq", ["Hamza Tariq"]],
    ]);
    expect(rows.flatMap(({ leftOut }) => leftOut)).toEqual(["0321 1112212"]);
    expect(unread).toEqual(["Sr. No.", "Remarks"]);
  });

  it.each([
    ["F/Name", "father"],
    ["F. Name", "father"],
    ["F-Name", "father"],
    ["Dad's name", "father"],
    ["S/O", "father"],
    ["باپ کا نام", "father"],
    ["ابو کا نام", "father"],
    ["والد صاحب کا نام", "father"],
    ["اسم الوالد", "father"],
    ["Mom's name", "mother"],
    ["امی کا نام", "mother"],
    ["اسم الأم", "mother"],
    ["Parent/Guardian Name", "guardian"],
    ["ولي الأمر", "guardian"],
  ])("with a column %s has the name of a parent there, never the student's", (heading, relation) => {
    const [whole, withoutName] = read(`${heading}\tName\tCell\nAkbar\tAli Khan\t0300 1234567\nZaman\t\t0321 7654321`);
    expect(whole).toMatchObject({ name: "Ali Khan", guardian: { name: "Akbar", relation } });
    expect(withoutName).toMatchObject({ name: "", wrong: { name: { reason: "students.noName" } } });
  });

  it("with addresses for names tells so", () => {
    expect(read("ali@example.com, sara@example.com")).toMatchObject([
      { name: "", email: "ali@example.com", wrong: { name: { reason: "students.noName" } } },
      { line: 2, name: "", email: "sara@example.com", wrong: { name: { reason: "students.noName" } } },
    ]);
    const twice = "Name,Email\nali@example.com,ali@example.com";
    expect(read(twice)).toMatchObject([{ wrong: { name: { reason: "students.nameIsAddress" } } }]);
    expect(read("Ali <ali@example.com>; sara@example")[1]?.wrong.email).toEqual({ reason: "field.emailWrong" });
  });

  it("with a country that cannot be read refuses its numbers without a country's code", () => {
    const text = "Name,Country,Phone\nAli,Wakanda,4155552671\nSara,Wakanda,+92 300 1234567\nNoor,India,3001234567";
    expect(read(text)).toMatchObject([
      {
        phone: null,
        wrong: { phone: { reason: "students.countryUnread", values: { typed: "4155552671", country: "Wakanda" } } },
      },
      { phone: "+923001234567", wrong: {} },
      { phone: null, wrong: { phone: { reason: "field.phoneWrong" } } },
    ]);
  });

  it("that begins again with other headings loses no row", () => {
    const text = "Name,Email\nAli,ali@example.com\nName,Email,Phone\nSara,sara@example.com,03217654321";
    expect(read(text).map(({ email }) => email)).toEqual(["ali@example.com", "email", "sara@example.com"]);
    const students = ["Ali", "Sara", "Noor"].map((name) => `${name},${name}@example.com`).join("\n");
    expect(read(`${students}\nName,Email,Phone\nSana,sana@example.com,`)).toHaveLength(5);
  });

  it("with quotation marks that do not pair is read as it stands", () => {
    expect(read('Name,Email\n"Ali Khan,ali@example.com')[0]).toMatchObject({ name: '"Ali Khan' });
  });

  it("is nobody where there is nothing", () => {
    for (const text of ["", " \n\t\n", "Name,Email,Phone"]) expect(read(text)).toEqual([]);
  });

  it("is never too strange to be read, and no row is lost", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => void read(text)));
    const name = fc.string({ unit: "grapheme", minLength: 1 }).map((text) => `A${text.replace(/\s+/g, "")}`);
    const names = fc.array(name, { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(names, fc.constantFrom("\t", ";", ","), (written, delimiter) => {
        const rows = written.map((one, at) => [one, `s${at}@example.com`]);
        const text = stringify([["Name", "Email"], ...rows], { delimiter, bom: true });
        expect(read(text).map((row) => [row.name, row.email])).toEqual(
          rows.map(([one = "", address]) => [cleanText(one), address]),
        );
      }),
    );
  });
});

describe("a list that is made to take long", () => {
  const honest = "Ali Khan,ali@example.com,0300 1234567";
  it.each([
    ["two million commas", ",".repeat(2_000_000), "table.letters"],
    ["one cell of two million letters", "a".repeat(2_000_000), "table.letters"],
    ["sixty thousand rows", "a,b\n".repeat(60_000), "table.letters"],
    ["a line of nothing but commas", `${honest}\n${",".repeat(1_000)}`, "table.cells"],
    ["a long cell", `${honest}\n${"a".repeat(50_000)},ali@example.com`, "table.cell"],
    ["rows by the thousand", `${honest}\n`.repeat(1_500), "table.rows"],
    ["quotation marks that do not pair", '"a\n'.repeat(30_000), "table.rows"],
    ["recipients by the thousand", "a@example.com;".repeat(1_500), "table.rows"],
  ])("is refused in words: %s", (_, text, reason) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: "invalid", reason }));
  });

  it("is looked at no further than where its limit is passed", () => {
    const before = process.threadCpuUsage();
    for (let times = 0; times < 30; times += 1) expect(() => read(",".repeat(2_000_000))).toThrow();
    // The thread's own time, in microseconds. Measured 1 ms; one of them took 7 s.
    expect(process.threadCpuUsage(before).user).toBeLessThan(100_000);
  });
});
