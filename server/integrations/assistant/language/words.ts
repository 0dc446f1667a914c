/** A text as words: lower case, without marks, apostrophes closed up, letters drawn out for effect cut to two. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0670\u0640]/g, "")
    .replace(/\u064a|\u0649/g, "ی")
    .replace(/\u0643/g, "ک")
    .replace(/c\+\+/g, "cpp")
    .replace(/c#/g, "c_sharp")
    .replace(/\.net\b/g, "dotnet")
    .replace(/[’'`]s\b/g, "")
    .replace(/[’'`]/g, "")
    .replace(/([a-z])\1{2,}/g, "$1$1");
  return (plain.match(/[\p{L}\p{N}_]+/gu) ?? []).map(usualForm);
}

/** Ways of writing the same word in haste, or in Roman Urdu, by the form the word lists know. */
const sameWord = new Map(
  Object.entries({
    kitne: "kitnay kitny kitnai ktne ktny",
    kitna: "kitnaa ktna",
    kitni: "ktni kitnee",
    kahan: "kahaan kaha khan khn kahn",
    kaise: "kese kaisay kaisey kesay kaisy kasy kaese",
    kaun: "kon koun kaunn",
    kaunsa: "konsa kaun_sa kon_sa",
    kya: "kia kiya kyaa",
    hai: "hy hay h",
    mein: "mai me",
    nahi: "nai nahin nhi nae nahee nahn",
    karna: "krna",
    kar: "kr",
    you: "u yu",
    your: "ur yr yours",
    are: "r",
    what: "wat wht wut",
    how: "hw",
    much: "mch",
    when: "wen whn",
    where: "wher whr",
    because: "cuz coz bcz bc",
    please: "plz pls plss plzz",
    about: "abt bout",
    want: "wanna",
    ke: "k kay",
    fees: "feez",
    should: "shud shld",
    could: "cud",
    would: "wud",
    batch: "bach btch",
    hamari: "humari hmari",
    hamara: "humara hmara",
    hamare: "humare hmare",
    kab: "kb",
    der: "dair dayr",
    standard: "std",
    password: "pw pwd passwrd",
    location: "loc",
    address: "addr",
    registration: "reg",
    schedule: "sched",
    number: "num nmbr nbr",
    weekend: "wknd",
    evening: "eve",
    minutes: "mins",
    hours: "hrs",
    account: "acc acct",
    lecture: "lec",
    classes: "clss",
    class: "cls",
    course: "crs",
    premium: "prem",
    duration: "dur",
    language: "lang",
    project: "proj",
    saturday: "sat",
    monday: "mon",
    tuesday: "tue tues",
    wednesday: "wed",
    thursday: "thu thurs",
    friday: "fri",
    tomorrow: "tmrw tmrrw",
    today: "tdy",
    people: "ppl",
    message: "msg",
    with: "w",
  }).flatMap(([word, others]) => others.split(" ").map((other) => [other, word] as const)),
);

/** The form of a word that the word lists know: a word of theirs, or one as good. */
export function usualForm(word: string): string {
  return sameWord.get(word) ?? word;
}
