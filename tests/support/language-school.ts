import type { Asked, AssistantContent, Passage, Subject } from "#domains/assistant/server/engine/assistant-content.ts";

/** An invented language school: the assistant has to serve it as well as the institute it was first made for. */
const courses: (Subject & { fee: number; weeks: number; begins: string })[] = [
  {
    id: "german",
    kind: "course",
    names: ["German", "Deutsch", "German course"],
    parts: ["Goethe exam", "telc", "der die das"],
    fee: 340,
    weeks: 12,
    begins: "Monday, 11 January",
  },
  {
    id: "spanish",
    kind: "course",
    names: ["Spanish", "Español", "Castilian"],
    parts: ["DELE", "subjunctive"],
    fee: 320,
    weeks: 12,
    begins: "Tuesday, 12 January",
  },
  {
    id: "arabic",
    kind: "course",
    names: ["Arabic", "Levantine Arabic", "Modern Standard Arabic"],
    parts: ["Arabic script", "calligraphy"],
    fee: 390,
    weeks: 16,
    begins: "Saturday, 16 January",
  },
  {
    id: "english-at-work",
    kind: "course",
    names: ["English", "Business English", "English at Work", "English for work"],
    parts: ["IELTS", "presentations", "e-mails", "job interviews"],
    fee: 360,
    weeks: 10,
    begins: "Wednesday, 13 January",
  },
];

const services: Subject[] = [
  {
    id: "translation",
    kind: "service",
    names: ["translation", "certified translation", "sworn translation", "document translation"],
    parts: ["birth certificate", "diploma", "contract", "driving licence"],
  },
  {
    id: "interpreting",
    kind: "service",
    names: ["interpreting", "interpreter", "conference interpreting"],
    parts: ["booth", "court hearing"],
  },
];

const elsewhere: Subject[] = [
  { id: "not-taught", kind: "elsewhere", names: ["Mandarin", "Chinese", "Japanese", "French", "Italian", "Latin"] },
];

const asked = ({ subjects }: Asked) => {
  const named = courses.filter(({ id }) => subjects.some((subject) => subject.id === id));
  return named.length > 0 ? named : courses;
};
const lines = (some: string[]) => some.map((line) => `- ${line}`).join("\n");
const title = ({ names: [name = ""] }: Subject) => name;

const passages: Passage[] = [
  {
    title: "German from zero",
    text: "Twelve weeks from the alphabet to a conversation in a bakery. We use the book Netzwerk neu, and every fourth lesson takes place outside: at the market, in the museum, on the tram. After level B1 you may sit the Goethe exam in our own rooms.",
    path: "/courses/german",
  },
  {
    title: "Spanish for speakers",
    text: "Talk first, grammar second. Songs by Silvio Rodríguez, short films from Bogotá, and from week six the subjunctive. Level B2 prepares for the DELE diploma of the Instituto Cervantes.",
    path: "/courses/spanish",
  },
  {
    title: "Arabic, script and speech",
    text: "The first five weeks teach the script by hand, with a reed pen. Then Modern Standard Arabic and spoken Levantine run side by side. One Saturday a term there is a calligraphy afternoon with tea.",
    path: "/courses/arabic",
  },
  {
    title: "English at work",
    text: "For people who write e-mails, give presentations and go to job interviews in English. Every learner records a talk of five minutes in week two and again in week ten. IELTS practice papers are included.",
    path: "/courses/english-at-work",
  },
  {
    title: "Certified translation",
    text: "Our sworn translators certify birth certificates, diplomas, contracts and driving licences in eleven language pairs. A page takes two working days; express takes one, for half as much again. The stamped original is posted to you.",
    path: "/services/translation",
  },
  {
    title: "Interpreting",
    text: "Two interpreters share a booth for conferences; for a court hearing or a visit to the doctor one comes to you. We bring microphones and headsets for up to eighty listeners.",
    path: "/services/interpreting",
  },
  {
    title: "House rules",
    text: "Water may be drunk in the classroom, coffee stays in the kitchen. Telephones are silent. Bicycles stand in the courtyard, and there is a lift to the second floor, so wheelchairs reach every room.",
    path: "/house-rules",
  },
  {
    title: "Library",
    text: "Learners borrow books, films and board games from our library on the first floor for three weeks at a time. It is free, and open whenever the school is.",
    path: "/library",
  },
  {
    title: "Conversation café",
    text: "Every Thursday at seven in the evening learners and native speakers meet at tables by language. Nobody corrects anybody. Guests are welcome, and a drink costs what it costs at the bar.",
    path: "/cafe",
  },
  {
    title: "Host families",
    text: "Learners from abroad may live with a host family near the school. We choose it with you, and half board is usual. Write to us eight weeks before you come.",
    path: "/host-families",
  },
];

/** Hillcrest's published content. */
export const languageSchool: AssistantContent = {
  names: ["Hillcrest", "Hillcrest Language School", "Hillcrest Languages"],
  about: { name: "Hillcrest Language School", city: "Bristol" },
  facts: () => [],
  refusal: "I can only speak about Hillcrest Language School.",
  handOver: "That is a question for a person: [write to the office](/contact) or ring 0117 555 0140.",
  subjects: [...courses, ...services, ...elsewhere],
  passages,
  quote: "From [{title}]({path}): {text}",
  answers: [
    {
      id: "greeting",
      answers: ["hello"],
      text: "Hello! Ask me about our courses, their dates and fees, or about translation and interpreting.",
    },
    { id: "thanks", answers: ["thanks", "bye"], text: "You are welcome. See you at Hillcrest." },
    {
      id: "about-this-assistant",
      answers: ["bot"],
      text: "I am a program that answers from Hillcrest's website. People are on [the contact page](/contact).",
    },
    {
      id: "about",
      answers: ["about", "trust", "staff"],
      phrasings: ["who runs Hillcrest", "since when does the school exist"],
      text: "Hillcrest has taught languages in Bristol since 1987 and belongs to its nineteen teachers, a cooperative.",
    },
    {
      id: "courses",
      answers: ["courses", "course"],
      phrasings: ["which languages can I learn", "what languages do you teach", "do you teach {course}"],
      about: "course",
      text: (question) =>
        `We teach:\n${lines(asked(question).map((course) => `[${title(course)}](/courses/${course.id})`))}`,
    },
    {
      id: "not-taught",
      answers: ["elsewhere"],
      phrasings: ["do you teach {elsewhere}", "I want to learn {elsewhere}", "{elsewhere} course"],
      text: `Not here, I am afraid. We teach ${courses.map(title).join(", ")}.`,
    },
    {
      id: "fees",
      answers: ["fee", "cheapest"],
      phrasings: ["what does a term of {course} cost", "are books included in the fee"],
      about: "course",
      text: (question) =>
        question.pricesShown
          ? `${lines(asked(question).map((course) => `${title(course)}: £${course.fee} a term, books included`))}`
          : "Fees depend on where you live: [the office](/contact) tells you yours.",
    },
    {
      id: "duration",
      answers: ["duration"],
      phrasings: ["how many weeks is a term"],
      about: "course",
      text: (question) => lines(asked(question).map((course) => `${title(course)}: a term of ${course.weeks} weeks`)),
    },
    {
      id: "start",
      answers: ["start"],
      phrasings: ["when does the next term begin"],
      about: "course",
      text: (question) => lines(asked(question).map((course) => `${title(course)} begins on ${course.begins}`)),
    },
    {
      id: "timetable",
      answers: ["timing", "hour"],
      phrasings: ["on which evenings are lessons", "are there lunchtime lessons"],
      text: "Lessons are twice a week, 18:00 to 19:30; Arabic meets on Saturdays from 10:00 to 13:00.",
    },
    {
      id: "place",
      answers: ["location", "branch"],
      phrasings: ["which bus stops near the school", "can I park a bicycle"],
      text: "Hillcrest is at 14 Park Row, Bristol, a minute from the bus stop College Green. [Map](/contact)",
    },
    {
      id: "contact",
      answers: ["contact", "reply", "human", "complaint"],
      text: "Ring 0117 555 0140 or write to office@hillcrest.example. [Contact](/contact)",
    },
    { id: "hours", answers: ["hours"], text: "The office is open Monday to Friday, 10:00 to 18:30." },
    {
      id: "levels",
      answers: ["level", "beginner"],
      phrasings: [
        "what level am I",
        "is there a placement test",
        "I had five years of it at school, where do I begin",
        "A2 or B1, how do I know",
      ],
      text: "A placement test of twenty minutes tells your level, from A1 to C1; beginners need none. [Take it](/test)",
    },
    {
      id: "group-size",
      answers: ["seats"],
      text: "At most nine learners are in a group, at least four.",
    },
    {
      id: "teachers",
      answers: ["teacher"],
      phrasings: ["are the teachers native speakers"],
      text: "Each of our nineteen teachers is a native speaker or has a degree in the language. [The teachers](/teachers)",
    },
    {
      id: "trial",
      answers: ["demo", "free", "demoNext", "demoNeeds"],
      phrasings: ["can I sit in on a lesson first", "trial lesson"],
      text: "One trial lesson is free in every course. [Choose a day](/trial)",
    },
    {
      id: "certificate",
      answers: ["certificate", "exam", "recognised"],
      phrasings: ["does it count for a visa"],
      text: "After each level you have a Hillcrest certificate by the European framework. The Goethe exam can be sat here; DELE and IELTS are held elsewhere.",
    },
    {
      id: "refund",
      answers: ["refund", "refundTime", "cancel"],
      text: "Until five days before the first lesson you have all your money back, until the third lesson half of it.",
    },
    {
      id: "missed",
      answers: ["recording", "reschedule"],
      phrasings: ["I will miss two weeks", "can I make up a lesson"],
      text: "Lessons are not recorded. A lesson you miss can be made up in a parallel group in the same month.",
    },
    {
      id: "online",
      answers: ["online", "abroad"],
      text: "All courses but Arabic have an online group beside the one in the house, with the same teachers.",
    },
    {
      id: "children",
      answers: ["age", "children"],
      phrasings: ["do you have courses for kids"],
      text: "We teach from the age of sixteen; for younger learners there is the holiday camp in July.",
    },
    {
      id: "discounts",
      answers: ["discount"],
      text: "Students, pensioners and jobseekers pay a fifth less; bring the card or letter that says so.",
    },
    {
      id: "paying",
      answers: ["payment", "instalment"],
      text: "Pay by card, by bank transfer or in three instalments without interest.",
    },
    {
      id: "enrol",
      answers: ["enrol", "late"],
      text: "Choose a group and fill in the [enrolment form](/enrol); a letter confirms your place within two days.",
    },
    {
      id: "companies",
      answers: ["corporate"],
      text: "We teach in your company, in groups of up to eight, at the hours you choose. [Ask for an offer](/companies)",
    },
    {
      id: "translation",
      answers: ["quote", "timeline", "services", "projectTerms"],
      phrasings: [
        "can you translate my birth certificate",
        "how long does a certified translation take",
        "do you send interpreters to court",
      ],
      about: "service",
      text: ({ subjects }) =>
        subjects.some(({ id }) => id === "interpreting")
          ? "Interpreters come by the half day. [Tell us when and where](/services/interpreting)"
          : "Send us a scan, and you have an offer on the same day; a page takes two working days. [Certified translation](/services/translation)",
    },
  ],
};
