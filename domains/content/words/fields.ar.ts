import type { Translated } from "#shared/words.ts";
import { contentChoices, questionsByTopic } from "./choices.ar.ts";
import type * as english from "./fields.en.ts";
import { contentLabels } from "./labels.ar.ts";

const aFilm = "فيديو على YouTube أو Vimeo أو Google Drive، أو مسار في هذا الموقع.";
const oneALine = "واحد في كل سطر.";
const drawn = { image: "إن تُرك فارغًا رُسمت صورة.", thumbnail: "إن تُرك فارغًا رُسمت زخرفة." };
const portrait = "عنوان صورة الشخص";

const hints = {
  asked: "واحد في كل سطر، بأي لغة وإملاء.",
  beside: "كلمات يكتبها الناس بجانب اسم، بحسب نوع الصفحة التي يطلبونها. واحدة في كل سطر.",
  blocks: "فقرة لكلٍّ منها. للقائمة، ابدأ كل سطر بشرطة ومسافة.",
  date: "السنة ثم الشهر ثم اليوم.",
  duration: "بالكلمات: 4 أشهر.",
  cardTitle: "إن تُرك فارغًا فهو العنوان.",
  tagline: "إن تُركت فارغة فهي أول جملة من الوصف.",
  "course.months": "إن تُركت فارغة تبعت المدة.",
  features: oneALine,
  fillers: "واحدة في كل سطر.",
  image: drawn.image,
  names: "واحد في كل سطر؛ به يعرفها المساعد والبحث.",
  parts: oneALine,
  phrasings: "سؤال في كل سطر؛ تكفي ثلاثة أو أربعة. {course} مكان اسم أي دورة.",
  position: "تعرض القوائم الأصغر أولًا.",
  monthly: "خطة في كل سطر، مثل `basic: 9500`.",
  rating: "0 لا يُعرض.",
  searchWords: "واحدة في كل سطر.",
  skills: "واحدة في كل سطر.",
  slug: "إن تُرك فارغًا تبع العنوان. والعنوان السابق للصفحة يقود إلى الجديد.",
  "policy.path": "إن تُرك فارغًا تبع العنوان. والعنوان السابق للصفحة يقود إلى الجديد.",
  students: "0 لا يُعرض.",
  subjects: oneALine,
  refused: "سؤال في كل سطر.",
  synonyms: "قائمة في كل سطر، وبين كلماتها فواصل.",
  theory: "موضوع في كل سطر.",
  thumbnail: drawn.thumbnail,
  "page.home.film.video.url": aFilm,
  "page.demo.recorded.video.url": aFilm,
  "course.page.sample.video.url": aFilm,
  "testimonial.image": "إن تُرك فارغًا ظهرت الأحرف الأولى من الاسم.",
  "answer.kinds": "لا شيء، لإجابة عن أسئلة تكتبها أنت.",
  "answer.text": "لا تذكر سعرًا بنفسها لأن الأسعار مخفية عن بعض الزوار؛ {fees} تسردها لغيرهم.",
  "question.answer": "لا تذكر سعرًا، لأن الأسعار مخفية عن بعض الزوار.",
  "course.page": "الجزء المتروك لا يُعرض.",
};

export const contentFields: Translated<typeof english.contentFields> = {
  choices: contentChoices,
  questions: questionsByTopic,
  labels: {
    ...contentLabels,
    "course.page": "صفحتها",
    "service.page": "صفحتها",
    "question.page": "الصفحة التي تعرضه",
    "testimonial.page": "الصفحة التي تعرضه",
    "teacher.image": portrait,
    "plan.fees": "الرسوم في الشهر",
    "course.page.modules": "الوحدات",
    "settings.markets.fees": "الرسوم",
    "settings.elsewhere.fees": "الرسوم",
    "course.months": "الأشهر، عددًا",
    "policy.path": "العنوان في الرابط",
    "course.outline.months.month": "رقم الشهر",
    "course.outline.months.weeks.week": "رقم الأسبوع",
    "page.home.week": "أسبوع في دفعة",
    "page.home.film": "فيلم عن حصة",
    "page.home.work": "أعمال الطلاب",
    "page.home.work.list.picture": "الصورة",
    "course.page.capstones.list.picture": "الصورة",
    "testimonial.image": portrait,
  },
  hints,
};
