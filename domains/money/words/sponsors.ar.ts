import type { Translated } from "#shared/words.ts";
import type * as english from "./sponsors.en.ts";

const taxNumber = "رقمها الضريبي (NTN)";

export const companyWords: Translated<typeof english.companyWords> = {
  title: "شركة تدفع",
  text: "لها إيصال واحد وقسيمة دفع واحدة عن كل الطلاب المختارين هنا، مع اسم كلٍّ منهم ومبلغه.",
  name: "الشركة",
  nameHint: "اختر شركة معروفة، أو اكتب جديدة. فارغ: لكل طالب إيصال خاص به.",
  ntn: `${taxNumber}، إن كان لديك`,
  contact: "هاتفها أو بريدها",
  save: "احفظ من يدفع",
  voucher: "قسيمة واحدة لكل طلابها (PDF)",
  saved: "تدفع {company} هذه الرسوم. قسيمتها جاهزة.",
  nobody: "لا شركة تدفع هذه الرسوم الآن.",
  done: "استُلم {amount} من {company}: الإيصال {number}، عن {name}.",
  pays: {
    ...{ zero: "شركة: لا تدفع عن أحد", one: "شركة: تدفع عن طالب واحد", two: "شركة: تدفع عن طالبين" },
    few: "شركة: تدفع عن {count} طلاب",
    many: "شركة: تدفع عن {count} طالبًا",
    other: "شركة: تدفع عن {count} طالب",
  },
};

export const companyVoucherWords: Translated<typeof english.companyVoucherWords> = {
  copies: ["نسخة البنك", "نسخة المعهد", "نسخة الشركة"],
  company: "الشركة",
  ntn: taxNumber,
  contact: "التواصل",
  students: {
    ...{ zero: "لا طلاب", one: "طالب واحد، كما في القائمة", two: "طالبان، كما في القائمة" },
    few: "{count} طلاب، كما في القائمة",
    many: "{count} طالبًا، كما في القائمة",
    other: "{count} طالب، كما في القائمة",
  },
  note: "اذكر اسم الشركة مع الدفع: فهي تدفع عن الطلاب الذين في القائمة.",
  list: "طلاب {company}",
  total: "الإجمالي",
  fileName: "fee-voucher-company.pdf",
};

export const companyReceiptWords: Translated<typeof english.companyReceiptWords> = {
  paid: "الشركة التي دفعت",
  ntn: taxNumber,
  parts: "وذلك عن",
};

export const seatPlanWords: Translated<typeof english.seatPlanWords> = {
  partMonth: {
    title: "جزء من شهر، بحسب الحصص الباقية",
    text: "لمن يلتحق متأخرًا. يُقترح الخصم بحسب الحصص الباقية، ويمكنك تغييره. يوافق عليه شخص آخر أولًا.",
    month: "أي مبلغ",
    joins: "أول حصة في هذا اليوم أو بعده",
    left: "بقيت {left} من {all} من الحصص.",
    whole: "لم تفته أي حصة من {all}: لا خصم.",
    less: "مقدار الخصم",
    why: "يلتحق في {day}: بقيت {left} من {all} من الحصص",
    button: "اطلبه",
  },
  handOn: {
    title: "انقل المقعد إلى شخص آخر",
    text: "ما دُفع يبقى مدفوعًا عن المقعد. وما بقي يُطلب من الشخص الآخر، في الأيام نفسها، في طلب خاص به. وتصل كليهما رسالة إن كان له بريد.",
    name: "الاسم",
    phone: "الهاتف",
    email: "البريد الإلكتروني",
    shares: "يشترك في هذا البريد مع شخص باسم آخر",
    sure: "أتريد نقل هذا المقعد إلى {name}؟ ما بقي من هذا الطلب، وهو {left}، يُطلب منه من الآن.",
    surePaid: "أتريد نقل هذا المقعد إلى {name}؟ كل شيء مدفوع.",
    button: "انقل المقعد",
    done: "صار المقعد لـ {name}. بقي للدفع {left}: الطلب {reference}.",
    donePaid: "صار المقعد لـ {name}. كل شيء مدفوع.",
  },
};

export const companyRefusals: Translated<typeof english.companyRefusals> = {
  "fees.noSeat": "ليس لهذا الطلب مقعد يمكن نقله.",
  "fees.jointReceipt": "هذا إيصال شركة عن عدة طلاب. انقل المبلغ من صفحة طلب الطالب نفسه.",
  "sponsor.unknown": "لا توجد شركة كهذه.",
};
