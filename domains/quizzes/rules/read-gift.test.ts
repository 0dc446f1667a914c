import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quizBounds } from "./quiz-bounds.ts";
import { type ReadQuestions, readQuestions } from "./read-questions.ts";

function read(text: string, topic = ""): ReadQuestions {
  const reading = readQuestions({ text, points: 2, topic }, { yes: "True", no: "False" });
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** A question in short: text, options with the right ones starred or the right answer, explanation, notes. */
const shown = (text: string) =>
  read(text).questions.map(({ question: { text: asked, options, key, explanation }, notes }) => {
    const right = (key.kind === "one" && [key.option]) || (key.kind === "many" && key.options) || [];
    const each = options.map((option) => (right.includes(option.id) ? `*${option.text}` : option.text));
    if (key.kind === "number") each.push(`#${key.value}±${key.tolerance}`);
    if (key.kind === "text") each.push(`=${key.accepted.join("/")}`);
    if (key.kind === "essay") each.push("essay");
    return [asked, ...each, ...(explanation ? [`(${explanation})`] : []), ...notes].join(" | ");
  });
const faults = (text: string) => read(text).faults.map(({ line, cause }) => `${line} ${cause.reason}`);

describe("GIFT", () => {
  it.each<[string, string, string[]]>([
    ["one right option", "Who? {=Grant ~no one ~Napoleon}", ["Who? | *Grant | no one | Napoleon"]],
    ["the right one in the middle", "Who? {~a =b ~c}", ["Who? | a | *b | c"]],
    ["options on lines of their own", "Who?\n{\n=Grant\n~no one\n}", ["Who? | *Grant | no one"]],
    ["lines of Windows", "Who? {\r\n=a\r\n~b\r\n}\r\n\r\nWhat? {=c ~d}", ["Who? | *a | b", "What? | *c | d"]],
    ["lines of old Macs", "Who? {=a ~b}\r\rWhat? {=c ~d}", ["Who? | *a | b", "What? | *c | d"]],
    ["a byte order mark", "\uFEFFWho? {=a ~b}", ["Who? | *a | b"]],
    ["a title", "::Q1:: Who? {=a ~b}", ["Who? | *a | b"]],
    ["a title on a line of its own", "::Q1::\nWho?\n{=a ~b}", ["Who? | *a | b"]],
    ["a title with escaped colons", "::Q\\:1:: Who? {=a ~b}", ["Who? | *a | b"]],
    ["a title alone, which is then the question", "::Who?:: {=a ~b}", ["Who? | *a | b"]],
    ["an empty title", "::::Who? {=a ~b}", ["Who? | *a | b"]],
    ["titles without blank lines between", "::1:: A? {=a ~b}\n::2:: B? {=c ~d}", ["A? | *a | b", "B? | *c | d"]],
    ["comments", "// about\nWho? {=a ~b}\n// more\n\n// end", ["Who? | *a | b"]],
    ["a comment between options", "Who? {\n=a\n// not c\n~b\n}", ["Who? | *a | b"]],
    [
      "an address in a text, which is no comment",
      "See https://a.example? {=a ~b}",
      ["See https://a.example? | *a | b"],
    ],
    ["true", "Sky is blue. {T}", ["Sky is blue. | *True | False"]],
    ["true in words", "Sky is blue. {TRUE}", ["Sky is blue. | *True | False"]],
    ["false", "Sky is red. {F}", ["Sky is red. | True | *False"]],
    ["false in small letters", "Sky is red. {false}", ["Sky is red. | True | *False"]],
    ["true with spaces", "Sky is blue. { T }", ["Sky is blue. | *True | False"]],
    ["true with feedback", "Sky? {T#wrong one#right one}", ["Sky? | *True | False | (right one\nwrong one)"]],
    ["true with one feedback", "Sky? {TRUE#look up}", ["Sky? | *True | False | (look up)"]],
    ["true with general feedback", "Sky? {T####It is.}", ["Sky? | *True | False | (It is.)"]],
    ["a short answer", "Capital? {=Lahore}", ["Capital? | =Lahore"]],
    ["short answers", "Two plus two? {=four =4}", ["Two plus two? | =four/4"]],
    ["the same short answer twice", "Two? {=two =two}", ["Two? | =two"]],
    ["a short answer with a weight", "Two? {=%100%two =%50%2}", ["Two? | =two | import.partial"]],
    ["a short answer with an escaped star", "Sign? {=\\*}", ["Sign? | =*"]],
    ["an option that is T", "Letter? {=T ~F}", ["Letter? | *T | F"]],
    ["an essay", "Why? {}", ["Why? | essay"]],
    ["an essay with spaces", "Why? {  \n }", ["Why? | essay"]],
    ["an essay with general feedback", "Why? {####Think.}", ["Why? | essay | (Think.)"]],
    ["a number", "When? {#1947}", ["When? | #1947±0"]],
    ["a number with a tolerance", "When? {#1822:5}", ["When? | #1822±5"]],
    ["a broken number", "Pi? {#3.1415:0.0005}", ["Pi? | #3.1415±0.0005"]],
    ["a negative number", "Cold? {#-4}", ["Cold? | #-4±0"]],
    ["a power", "Far? {#1.5e3}", ["Far? | #1500±0"]],
    ["a number without a zero before the point", "Half? {#.5}", ["Half? | #0.5±0"]],
    ["a range", "Pi? {#3.141..3.142}", ["Pi? | #3.1415±0.0005"]],
    ["a range of whole numbers", "1 to 5? {#1..5}", ["1 to 5? | #3±2"]],
    ["a range below zero", "Cold? {#-5..-1}", ["Cold? | #-3±2"]],
    ["spaces about a number", "When? { # 1947 }", ["When? | #1947±0"]],
    ["several numbers by weight", "When? {#\n=1822:0\n=%50%1822:2\n}", ["When? | #1822±0 | import.partial"]],
    ["a number with feedback", "When? {#1947#Well done.}", ["When? | #1947±0 | (Well done.)"]],
    ["several right by weight", "RGB? {~%50%red ~%50%blue ~%-100%cyan}", ["RGB? | *red | *blue | cyan"]],
    ["thirds", "RGB? {~%33.33333%r ~%33.33333%g ~%33.33333%b ~%-100%c}", ["RGB? | *r | *g | *b | c"]],
    ["a comma in a weight", "RGB? {~%33,33333%r ~%33,33333%g ~%33,33333%b ~c}", ["RGB? | *r | *g | *b | c"]],
    ["uneven weights", "RGB? {~%70%red ~%30%blue ~%-50%cyan}", ["RGB? | *red | *blue | cyan | import.weights"]],
    ["one right by weight", "Who? {~%100%a ~b}", ["Who? | *a | b"]],
    ["a right one with its weight", "Who? {=%100%a ~b}", ["Who? | *a | b"]],
    ["half right ones", "Who? {=a ~%50%b ~c}", ["Who? | *a | b | c | import.partial"]],
    ["a wrong one that costs points", "Who? {=a ~%-50%b}", ["Who? | *a | b"]],
    ["a per cent sign that is no weight", "How much? {=5% ~50%}", ["How much? | *5% | 50%"]],
    ["feedback of options", "Who? {=a#yes ~b#no}", ["Who? | *a | b | (a: yes\nb: no)"]],
    ["feedback on lines of its own", "Who? {\n=a\n#yes\n~b\n#no\n}", ["Who? | *a | b | (a: yes\nb: no)"]],
    ["empty feedback", "Who? {=a# ~b#}", ["Who? | *a | b"]],
    ["general feedback", "Who? {=a ~b####Because.}", ["Who? | *a | b | (Because.)"]],
    ["both", "Who? {=a#yes ~b ####Because.}", ["Who? | *a | b | (Because.\na: yes)"]],
    ["escaped equals signs", "2+2\\=? {=\\=4 ~5}", ["2+2=? | *=4 | 5"]],
    ["escaped tildes", "Home? {=\\~ ~/}", ["Home? | *~ | /"]],
    ["escaped number signs", "Comment? {=\\# ~//}", ["Comment? | *# | //"]],
    ["escaped braces", "What is \\{\\}? {=an object ~a \\{block\\}}", ["What is {}? | *an object | a {block}"]],
    ["escaped backslashes", "Path? {=C\\:\\\\new ~/}", ["Path? | *C:\\new | /"]],
    ["an escaped backslash before a brace", "Path \\\\{=a ~b}", ["Path \\ | *a | b"]],
    ["line ends", "Look:\\nselect 1 {=a ~b}", ["Look:\nselect 1 | *a | b"]],
    ["other backslashes", "\\(x\\) is? {=a ~b}", ["\\(x\\) is? | *a | b"]],
    ["a gap", "Two {=two ~four} make a pair.", ["Two _____ make a pair. | *two | four"]],
    ["a gap before a full stop", "They sit {=down ~up}.", ["They sit _____. | *down | up"]],
    ["a gap of a short answer", "Lahore is in {=Punjab =Panjab}.", ["Lahore is in _____. | =Punjab/Panjab"]],
    ["text of several lines", "Look at\nthis: {=a ~b}", ["Look at\nthis: | *a | b"]],
    ["an option of two lines", "Who? {=a\nand b ~c}", ["Who? | *a and b | c"]],
    ["the format of plain text", "[plain]What is <b>? {=a ~b}", ["What is <b>? | *a | b"]],
    ["the format Markdown", "[markdown]**What**? {=a ~b}", ["**What**? | *a | b"]],
    ["HTML", "[html]<p>What is <b>bold</b> &lt;x&gt;?</p> {=[html]<p>a</p> ~b}", ["What is **bold** <x>? | *a | b"]],
    ["HTML behind a title", "::t::[html]<p>one<br>two</p>{=a ~b}", ["one\ntwo | *a | b"]],
    ["code in HTML", "[html]Run <code>ls</code>&nbsp;now {=a ~b}", ["Run `ls` now | *a | b"]],
    ["signs by number in HTML", "[html]Caf&#233; &#9999999; {=a ~b}", ["Café &#9999999; | *a | b"]],
    ["a picture in HTML", '[html]See <img src\\="a.png"> it {=a ~b}', ["See  it | *a | b | import.picture"]],
    ["tags without a format, as they are", "What does <br> do? {=a ~b}", ["What does <br> do? | *a | b"]],
    ["marks of our own", "Run `ls` **now** {=`a` ~b}", ["Run `ls` **now** | *`a` | b"]],
    ["Urdu", "دارالحکومت؟ {=اسلام آباد ~لاہور}", ["دارالحکومت؟ | *اسلام آباد | لاہور"]],
    ["Arabic with its question mark", "ما عاصمة قطر؟ {=الدوحة ~الوكرة}", ["ما عاصمة قطر؟ | *الدوحة | الوكرة"]],
    ["an arrow among options", "Which? {=a -> b ~c}", ["Which? | *a -> b | c"]],
    ["a number sign before a space", "How many? {#  7 : 1}", ["How many? | #7±1"]],
    [
      "an id and a tag of Moodle in a comment",
      "// question: 12  name: Q\n// [id:a] [tag:b]\nWho? {=a ~b}",
      ["Who? | *a | b"],
    ],
    ["tabs", "Who?\t{\n\t=a\n\t~b\n}", ["Who? | *a | b"]],
    ["many blank lines", "\n\n\nA? {=a ~b}\n\n\n\nB? {=c ~d}\n\n", ["A? | *a | b", "B? | *c | d"]],
    ["a private sign in the text", "A\uE002? {=a ~b}", ["A? | *a | b"]],
  ])("takes %s", (_, text, expected) => {
    expect(faults(text)).toEqual([]);
    expect(shown(text)).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    ["a text without answers", "Read this first.\n\nA? {=a ~b}", ["1 import.noAnswers"]],
    ["a brace that is not closed", "A? {=a ~b\n\nB? {=c ~d}", ["1 import.braceOpen"]],
    ["a brace that is not opened", "A? =a ~b}", ["1 import.braceMissing"]],
    ["two pairs of braces", "A? {=a ~b} and {=c ~d}", ["1 import.twoAnswers"]],
    ["braces in braces", "A? {=a {b} ~c}", ["1 import.twoAnswers"]],
    ["a title without its end", "::A? {=a ~b}", ["1 import.titleOpen"]],
    ["answers without marks", "A? {a b}", ["1 import.answersUnmarked"]],
    ["an empty answer", "A? {=a ~}", ["1 import.answerEmpty"]],
    ["no right answer", "A? {~a ~b}", ["1 import.noRight"]],
    ["only half right answers", "A? {=%50%a =%50%b}", ["1 import.noRight"]],
    ["a right one that is half right", "A? {=%50%a ~b}", ["1 import.noRight"]],
    ["two right ones among wrong ones", "A? {=a =b ~c}", ["1 import.severalRight"]],
    ["pairs", "Match. {=a -> 1 =b -> 2 =c -> 3}", ["1 import.matching"]],
    ["any text", "Who? {=*Grant*}", ["1 import.wildcard"]],
    ["a number that is none", "When? {#about 5}", ["1 import.numberUnread"]],
    ["an empty number", "When? {#}", ["1 import.numberUnread"]],
    ["a range from more to less", "When? {#5..1}", ["1 import.numberUnread"]],
    ["a tolerance below zero", "When? {#5:-1}", ["1 import.numberUnread"]],
    ["several right numbers", "When? {# =1 =2}", ["1 import.severalNumbers"]],
    ["one option", "Who? {~%100%a}", ["1 field.quizOptionsFew"]],
    ["thirteen options", `Who? {=a ${"~b ".repeat(12)}}`, ["1 field.quizOptionsMany"]],
    ["no question", "{=a ~b}", ["1 field.quizTextMissing"]],
    ["an option that is too long", `Who? {=${"a".repeat(501)} ~b}`, ["1 field.tooLong"]],
    ["a question that is too long", `${"a".repeat(20_001)} {=a ~b}`, ["1 import.tooLong"]],
    [
      "each by the line where it begins",
      "// c\n\nA? {=a ~b}\n\nB?\n{~a}\n\n\nC? {",
      ["5 import.noRight", "9 import.braceOpen"],
    ],
  ])("names %s", (_, text, expected) => {
    expect(faults(text)).toEqual(expected);
  });

  it("puts questions under the category before them, without Moodle's own places", () => {
    const topics = (text: string) => read(text, "given").questions.map(({ topic }) => topic);
    expect(topics("$CATEGORY: SQL\n\nA? {}\n\nB? {}")).toEqual(["SQL", "SQL"]);
    expect(topics("A? {}\n\n$CATEGORY: $course$/top/SQL/Joins\nB? {}")).toEqual(["given", "SQL / Joins"]);
    expect(topics("$category: tom/dick/\n\nA? {}")).toEqual(["tom / dick"]);
    expect(topics("$CATEGORY: $module$/top\n\nA? {}")).toEqual([""]);
    expect(topics(`$CATEGORY: ${"a".repeat(200)}\n\nA? {}`)).toEqual(["a".repeat(80)]);
  });

  it("gives every question the points that were asked for", () => {
    expect(read("A? {}").questions[0]?.question.points).toBe(2);
  });

  it("ends for any text, with each question either taken or named", () => {
    const part = fc.constantFrom(
      "{",
      "}",
      "=",
      "~",
      "#",
      "::",
      "\\",
      "%50%",
      "\n",
      "\n\n",
      "//",
      "$CATEGORY:",
      "->",
      "a",
      " ",
      "*",
      "..",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const { questions, faults: named } = read(parts.join(""));
        for (const { line } of [...questions, ...named]) expect(line).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    ["opening braces", "{"],
    ["backslashes", "\\"],
    ["answers", "=a~"],
    ["titles", "::a\n"],
    ["unclosed tags", "[html]<a"],
    ["number signs", "#"],
    ["blank lines", "\n \n"],
    ["questions", "A? {=a ~b}\n\n"],
    ["digits", "{#1"],
    ["per cent signs", "%-1%"],
  ])("is bounded on %s without end, as an import reads them", (_, sign) => {
    const text = sign.repeat(Math.ceil(quizBounds.importedText / sign.length)).slice(0, quizBounds.importedText);
    const reading = readQuestions({ text, points: 1, topic: "" }, { yes: "True", no: "False" });
    let steps = 0;
    while (steps <= quizBounds.imported && !reading.next().done) steps += 1;
    // A text of many questions is refused at the one beyond the most; every other is a question or two.
    expect(steps).toBe(sign.includes("?") ? quizBounds.imported + 1 : Math.min(steps, 2));
  });
});
