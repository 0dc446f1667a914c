import type { Translated } from "#shared/words.ts";
import type * as english from "./answers.en.ts";

export const contact = "[صفحة التواصل](/contact)";

export const demo = "[حصة تجريبية مجانية](/FreeDemo)";

export const whatsapp = "[واتساب]({whatsapp})";

export const course = "[{cardTitle}]({canonicalPath})";

export const service = "[{title}]({landingPath})";

export const outline = "[محتوى الدورة](/course-outline/{id})";

/** Where to ask a person. */
const askUs = `${whatsapp} أو ${contact}`;

const allBatches = "كل الدفعات: {batchLinks}.";

const noDate = `لا موعد محدد بعد. اترك لنا رسالة عبر ${askUs}، ونخبرك حين يُحدَّد.`;

const courses: Translated<typeof english.answersByKind.courses> = {
  about: "course",
  text: `هذه دوراتنا، وعددها {courseCount}:\n{courses}\n\nلا تدري أيها تختار؟ تساعدك ${demo}.`,
  one: "**{title}**: {description}\n\n{figures}.{outlineLink}\n\n[عن الدورة]({canonicalPath}) · [الدفعات](/batches/{id}) · [حصة تجريبية](/FreeDemo)",
  several: `هذه هي:\n{courses}\n\nلا تدري أيها تختار؟ تساعدك ${demo}.`,
};

const syllabus: Translated<typeof english.answersByKind.syllabus> = {
  about: "course",
  text: "ما تعلّمه كل دورة:\n{outlines}",
  one: "**{title}**، المدة {duration}، عدد الوحدات {modules} والمشاريع {projects}:\n{moduleList}\n\n{everyWeek}",
  otherwise: "course",
};

const feeHidden = {
  before: "لا تظهر الرسوم على الموقع لبلدك، لكن فريقنا يسعده أن يخبرك برسوم ",
  after: ` وخططها: اسأل عبر ${askUs}. تُدفع الرسوم شهريًا ومقدّمًا؛ و[الحصة التجريبية](/FreeDemo) مجانية، وتسترد المبلغ كاملًا خلال {refund.fullRefundDays} يومًا من بداية الدورة.`,
};

export const priceHidden = `${feeHidden.before}دوراتنا${feeHidden.after}`;

export const branchesAnswer: Translated<typeof english.branchesAnswer> = {
  text: `تجدنا هنا:\n{branches}\n\n${allBatches} لزيارتنا أو للسؤال: ${contact}.`,
};

const feeOfOne = `${feeHidden.before}دورة {cardTitle}${feeHidden.after}`;

const demoIsFree = "[الحصة التجريبية](/FreeDemo) مجانية.";

/** The end of the answers about services. */
const quoteAndWork = "لمعرفة السعر [تواصل معنا](/contact). واطّلع على [أعمالنا](/portfolio).";

const toQuote = `السعر بحسب حجم العمل: **{priceText}**. أخبرنا بما تحتاج عبر ${askUs}، ويصلك ردّ بعرض سعر خلال {company.replyTime}.`;

const writtenScope = "مواعيد مشروعك تُكتب في وصف العمل. [اطلب عرض سعر](/contact).";

export const answersByKind: Translated<typeof english.answersByKind> = {
  trust: {
    about: "course",
    text: `{ratings}\n\nاقرأ ما يقوله المتعلمون في [الصفحة الرئيسية](/)، أو جرّب ${demo}.`,
  },
  courses,
  course: courses,
  elsewhere: {
    text: `ليست لدينا دورة في {named}. دوراتنا {courseCount}: {courseTimes}. أخبرنا بما تريد أن تفعله، ونخبرك أيها الأقرب: ${contact}، ${whatsapp}.`,
  },
  parts: { about: "course", text: "{parts}", otherwise: "syllabus" },
  week: { about: "course", text: "{week}", otherwise: "syllabus" },
  services: {
    about: "service",
    text: `هذه خدماتنا، وعددها {serviceCount}، ومع كل منها مدتها المعتادة:\n{services}\n\n${quoteAndWork}`,
    one: "**{title}**: {description}\n{features}\n\nالمدة المعتادة: {timelineText}. السعر: {priceText}. [المزيد عنها]({landingPath}) · [اطلب عرض سعر مجانيًا](/contact)",
    several: `هذه هي، ومع كل منها مدتها المعتادة:\n{services}\n\n${quoteAndWork}`,
  },
  quote: {
    about: "service",
    text: toQuote,
    one: `${service}: ${toQuote}`,
    several: `{serviceLinks}: ${toQuote}`,
  },
  timeline: {
    about: "service",
    text: `كم تستغرق المشاريع عادةً:\n{timelines}\n\n${writtenScope}`,
    one: `كم تستغرق المشاريع عادةً:\n- ${service}: **{timelineText}**، باستخدام {technologies}\n\n${writtenScope}`,
  },
  portfolio: {
    about: "service",
    text: "من مشاريعنا (عددها {projectCount})، وبمَ بُنيت وكم استغرقت، كلها في [أعمالنا](/portfolio):\n{portfolio}",
  },
  fee: {
    about: "course",
    text: `{fees}\n\n{priceNote}{plansAMonth}${demoIsFree}`,
    hidden: priceHidden,
    hiddenOne: feeOfOne,
  },
  cheapest: {
    about: "course",
    text: `الأقل تكلفة:\n{cheapest}\n\n{plansAMonth}${demoIsFree}`,
    hidden: priceHidden,
    hiddenOne: feeOfOne,
  },
  plan: {
    text: "هذه خططنا، وعددها {planCount}:\n{plans}\n\nقارن بينها في [الصفحة الرئيسية](/#pricing).{askForPrices}",
    none: `لا خطط للاختيار بينها. يخبرك فريقنا بتكلفة الدورة: ${contact}، ${whatsapp}.`,
  },
  duration: { about: "course", text: "{durations}" },
  start: { about: "course", text: `الدفعات القادمة:\n{starts}\n\n${allBatches}{late}`, none: `${noDate}{late}` },
  late: {
    about: "course",
    text: `هل يمكنك الالتحاق بدفعة بدأت؟ يخبرك فريقنا: ${contact}.\n{running}\n\n${allBatches}`,
  },
  timing: {
    about: "course",
    text: `الأوقات بتوقيت {company.address.country}.\n{timings}\n\n${allBatches}`,
    none: noDate,
  },
  hour: {
    about: "course",
    text: `في ذلك الوقت من اليوم، بتوقيت {company.address.country}:\n{atHour}\n\n${allBatches}`,
    none: `لا تبدأ دفعة في ذلك الوقت من اليوم. كل الدفعات، بتوقيت {company.address.country}:\n{timings}\n\n${allBatches}`,
  },
  branch: { text: `مكتبنا في {company.address.city}. {onSite}\n\n${allBatches}` },
  human: {
    text: `للحديث مع أحدنا تكفي مكالمة أو رسالة:\n{phones}\n- الدردشة: ${whatsapp}\n- لنتصل بك: ${contact}`,
  },
  complaint: {
    text: `اكتب شكواك عبر ${contact}: يقرؤها أحدنا ويرد خلال {company.replyTime}.`,
  },
  verify: {
    text: "اكتب رقمها في [صفحة التحقق](/verify): تبيّن لمن الشهادة ولأي دورة، أو أننا لا نعرف شهادة كهذه.",
  },
  buildElsewhere: {
    text: `لا نقدّم خدمة {named}. خدماتنا: {serviceLinks}؛ ولحالتك اسأل عبر ${askUs}.`,
  },
  seats: {
    about: "course",
    text: "عدد الطلاب في الدفعة من {least} إلى {most}.\n{seats}\n\nتُعطى المقاعد بترتيب الطلبات المؤكَّدة: [سجّل هنا](/enrollnow).",
    none: noDate,
  },
  teacher: { about: "course", text: "{teachers}\n\n{teacherTitles} المزيد في [صفحة الدورات](/courses)." },
  online: { about: "course", text: `{modes}\n\n${allBatches}`, none: noDate },
  beginner: { about: "course", text: `{beginnings}\n\nإن كنت مترددًا فجرّب أولًا ${demo}.` },
  level: { about: "course", text: "{levels}" },
  choose: { about: "course", text: `{suited}\n\nأفضل طريق للقرار ${demo}.` },
  syllabus,
  projects: { about: "course", text: "{projectCounts}" },
};
