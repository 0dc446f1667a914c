import type { Translated } from "#shared/words.ts";
import type * as english from "./words.en.ts";

const suggestions = [
  { label: "كل الدورات", href: "/courses" },
  { label: "كل الخدمات", href: "/services" },
  { label: "احجز حصة تجريبية مجانية", href: "/FreeDemo" },
  { label: "سياسة استرداد المبلغ", href: "{policy.refund-policy}" },
];

export const searchPage: Translated<typeof english.searchPage> = {
  meta: {
    title: "البحث في الموقع | {company.name}",
    description: "ابحث في الدورات والرسوم والدفعات والمدرّسين والخدمات والسياسات. يكفي نصف كلمة، ولا يضر خطأ إملائي.",
  },
  hero: { title: "بحث", lead: "الدورات والرسوم والدفعات والمدرّسون والخدمات والسياسات. يكفي نصف كلمة." },
  field: {
    label: "عمَّ تبحث؟",
    placeholder: "مثلًا: {examples}",
    submit: "ابحث",
  },
  kinds: {
    answer: "إجابة",
    course: "دورة",
    service: "خدمة",
    batches: "دفعات",
    outline: "محتوى دورة",
    teacher: "من فريقنا",
    project: "مشروع",
    question: "سؤال",
    policy: "سياسة",
    page: "صفحة",
  },
  texts: {
    batches: {
      title: "{cardTitle}: الدفعات والأيام والأوقات",
      line: "{name}: {schedule}، {timing}، {mode}، مع {instructor}",
    },
    outline: { title: "{cardTitle}: محتوى الدورة" },
    branch: {
      title: "{name}: العنوان والدفعات",
      keywords:
        "فرع، الفرع، مقر، عنوان، العنوان، موقع، مكان، خريطة، زيارة، branch, campus, address, location, map, visit",
    },
    verify: {
      keywords:
        "شهادة، الشهادة، تحقق، التحقق، توثيق، صحة، أصلية، مزورة، رقم، دبلوم، جهة العمل، صاحب العمل، certificate, verify, verification, check, genuine, fake, employer, number, diploma",
      names: [
        "تحقق",
        "التحقق",
        "التحقق من شهادة",
        "التحقق من الشهادة",
        "التحقق من الشهادات",
        "تحقق من شهادة",
        "التأكد من الشهادة",
        "صحة الشهادة",
        "رقم الشهادة",
        "توثيق الشهادة",
        "تصديق الشهادة",
        "شهادة أصلية",
        "شهادة مزورة",
        "شهادة مزيفة",
        "شهادة حقيقية",
        "جهة العمل",
        "صاحب العمل",
        "لأصحاب العمل",
        "verify",
        "verification",
        "verify certificate",
        "verify a certificate",
        "certificate verification",
        "check certificate",
        "certificate number",
        "fake certificate",
        "genuine certificate",
        "employer",
        "employer verification",
        "background check",
        "qr code certificate",
      ],
    },
    courseQuestion: "{cardTitle}: {question}",
    teacher: {
      teaching: "{title}. {about}",
      team: "{role}. {experience}",
      faculty: "{title}، {university}. البرنامج: {program}.",
    },
  },
  /** A word without its hamza is the same word; one with its article is another. */
  fillers:
    "في من على إلى عن مع هو هي هم هذا هذه هذي ذلك تلك أنا نحن أنت أنتم انتو لي لنا لك لكم عندي عندكم لديكم هل ماذا لماذا ليش كيف شلون الذي التي اللي أو و ثم لكن لا نعم إن ان إذا اذا لو كل قد يا أريد أرغب أبغى أبي أبا بغيت عايز حاب ودي أحتاج ممكن يمكن أستطيع هناك يوجد توجد فيه معرفة أعرف أخبرني أعطني سمحت سمحتم فضلك رجاء أرجو حول بخصوص شو ايش إيش وش عليكم السلام مرحبا أهلا شكرا assalam " +
    "a the of for to on at by from with and or is are was be am do does did can could will would should may i me my we our us you your it its this that there any some please pls plz tell give show want need like know about how what which who whom where when why get have has take make let if than then so as but not no yes hello",
  synonyms: [
    "رسوم الرسوم سعر السعر أسعار الأسعار تكلفة التكلفة ثمن مصاريف فلوس fee fees price prices cost charges tuition",
    "متى موعد مواعيد المواعيد وقت الوقت أوقات الأوقات جدول الجدول توقيت timing timings timetable schedule",
    "مدرس المدرس معلم المعلم معلمة أستاذ الأستاذ مدرب المدرب محاضر teacher instructor tutor trainer",
    "تسجيل التسجيل سجل أسجل اشتراك التحاق الالتحاق قبول enrol enroll register registration admission",
    "استرداد الاسترداد استرجاع الاسترجاع إلغاء الإلغاء refund reimbursement cancel cancellation",
    "هاتف الهاتف جوال الجوال موبايل تلفون تليفون phone telephone mobile",
    "تواصل التواصل اتصال الاتصال راسلنا contact",
    "عنوان العنوان موقع الموقع مكان المكان أين وين فين address location directions",
    "شهادة الشهادة شهادات الشهادات دبلوم الدبلوم certificate certification diploma",
    "محتوى المحتوى منهج المنهج مقرر المقرر syllabus outline curriculum",
    "دورة الدورة دورات الدورات كورس الكورس كورسات courses",
    "دفعة الدفعة دفعات الدفعات مجموعة batch batches",
    "حصة الحصة حصص الحصص درس الدرس دروس محاضرة المحاضرة محاضرات المحاضرات class classes lecture lectures",
    "بداية البداية بدء تبدأ يبدأ start begin",
    "قسط القسط أقساط الأقساط تقسيط التقسيط instalment installment",
    "مدة المدة شهور أشهر duration months",
    "خصم الخصم خصومات تخفيض discount",
    "مجاني مجانية المجانية مجانا free",
    "تجريبية التجريبية تجربة demo trial",
    "اختبار الاختبار امتحان الامتحان exam test quiz",
    "سؤال السؤال أسئلة الأسئلة question questions",
    "لغة اللغة language",
    "وظيفة الوظيفة وظائف عمل توظيف job jobs",
    "أطفال الأطفال أولاد أبناء children kids",
    "نساء بنات سيدات women girls",
    "فرع الفرع فروع الفروع branch campus",
    "دفع الدفع سداد السداد payment pay",
    "إيصال الإيصال فاتورة الفاتورة receipt invoice",
    "عطلة العطلة إجازة الإجازة عطلات holiday holidays",
  ],
  beside: {
    course:
      "دورة الدورة دورات الدورات كورس كورسات حصص دروس تدريب تعلم أتعلم تعليم دراسة أدرس رسوم سعر تكلفة كم بكم مدة شهور أشهر شهادة courses class classes training learn learning study fee fees price cost duration months long certificate",
    service:
      "خدمة الخدمة خدمات الخدمات شركة الشركة وكالة تكلفة سعر عرض تصميم بناء برمجة تطوير مطور مبرمج مشروع service company agency cost price quote hire build develop developer business project maker",
    batches:
      "دفعة الدفعة دفعات الدفعات متى موعد مواعيد وقت أوقات جدول تبدأ يبدأ بداية تاريخ يوم أيام ساعة مساء مسائية صباح صباحية الجمعة السبت مقعد مقاعد القادمة التالية batch batches timing timings time times schedule start starts starting date dates day days weekend evening morning seat seats next",
    outline:
      "محتوى المحتوى منهج المنهج مقرر مواضيع الموضوعات وحدات أسابيع outline syllabus curriculum topics contents modules weeks pdf",
    teacher:
      "مدرس المدرس مدرسين معلم معلمة أستاذ أستاذة دكتور مدرب محاضر يدرس teacher teachers instructor trainer tutor sir madam miss dr faculty",
  },
  empty: {
    title: "ابدأ بكلمة",
    lead: "كثيرًا ما يبحث الناس عن:",
    suggestions,
  },
  none: {
    title: "لم نجد شيئًا عن",
    lead: "جرّب كلمة واحدة، أو اسألنا بأسلوبك: يجيبك شخص حقيقي خلال {company.replyTime}.",
    suggestions,
    contactAction: { label: "اسألنا", href: "/contact" },
  },
  ask: "اسأل المساعد",
  count: {
    zero: "لا نتائج",
    one: "نتيجة واحدة",
    two: "نتيجتان",
    few: "{count} نتائج",
    many: "{count} نتيجة",
    other: "{count} نتيجة",
  },
};
