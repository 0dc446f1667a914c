import type { Translated } from "#shared/words.ts";
import type * as english from "./meetings.en.ts";

const noMeeting = {
  again: "تعذّر إنشاء لقاء الحصة. اضغط “ابدأ الحصة” مرة أخرى بعد دقيقة، أو أضف رابطًا بنفسك.",
  busy: "لا تقبل الخدمة لقاءات أخرى الآن. اضغط “ابدأ الحصة” مرة أخرى بعد دقائق، أو أضف رابطًا بنفسك.",
  owner:
    "ترفض الخدمة حساب المؤسسة. أضف رابطًا بنفسك وأخبر أحد المالكين: زر “جرّبه” في الإعدادات، صفحة الحصص عبر الإنترنت، يبيّن السبب.",
};

export const meetingWords: Translated<typeof english.meetingWords> = {
  title: "الحصص عبر الإنترنت",
  about: "أين تُعقد الحصص التي ليس لها رابط خاص: Zoom أو Google Meet أو خادم Jitsi.",
  lead: "تحصل كل حصة عبر الإنترنت على لقاء خاص بها حين يفتحها أول شخص، ابتداءً من 15 دقيقة قبل بدايتها. يدخلها المدرّس بزر “ابدأ الحصة” والطلاب بزر “انضم”. وإن كان للدفعة أو الحصة رابط، فله الأولوية.",
  jitsi: {
    title: "خادم Jitsi",
    about: "تحصل كل حصة على غرفة باسم لا يخمّنه أحد. يُستخدم ما دام لا يوجد حساب لدى Zoom أو Google Meet.",
  },
  server: "خادم Jitsi",
  serverHint: "مثل https://meet.jit.si ، أو خادمك. اتركه فارغًا إن لم يكن لديك.",
  save: "احفظ",
  saved: "تم الحفظ.",
  start: "ابدأ الحصة",
  addLink: "أضف رابط الحصة",
  troubles: {
    ...{ "no answer": noMeeting.again, failed: noMeeting.again, busy: noMeeting.busy },
    ...{ "wrong client": noMeeting.owner, "wrong account": noMeeting.owner, "wrong token": noMeeting.owner },
    ...{ "not allowed": noMeeting.owner, "switched off": noMeeting.owner, locked: noMeeting.owner },
  },
  account: {
    title: "Zoom أو Google Meet",
    about:
      "تُنشأ اللقاءات في حسابك هناك بمفاتيح تنسخها هنا. تُحفظ مشفّرة ولا تُعرض مرة أخرى؛ وتصل كل مالك رسالة عند تغييرها.",
    off: "لا يوجد حساب لدى Zoom أو Google Meet.",
    on: { zoom: "تُعقد الحصص على Zoom.", google: "تُعقد الحصص على Google Meet." },
    locked: {
      zoom: "لا يمكن قراءة مفاتيح Zoom لأن AUTH_SECRET تغيّر. اكتبها من جديد: حتى ذلك الحين يضيف المدرّسون الروابط بأنفسهم.",
      google:
        "لا يمكن قراءة مفاتيح Google Meet لأن AUTH_SECRET تغيّر. اكتبها من جديد: حتى ذلك الحين يضيف المدرّسون الروابط بأنفسهم.",
    },
    ownersAlone: "لا يغيّر الحساب إلا مالك.",
    setUp: { zoom: "إعداد Zoom", google: "إعداد Google Meet" },
    steps: {
      zoom: [
        "سجّل الدخول إلى Zoom App Marketplace، بالعنوان أدناه، مالكًا لحساب Zoom أو مشرفًا عليه. اختر Develop ثم Build App ثم Server-to-Server OAuth.",
        "أضف ضمن Scopes الصلاحية المكتوبة أدناه. ثم فعّل التطبيق ضمن Activation.",
        "تجد ضمن App Credentials قيم Account ID وClient ID وClient Secret. انسخها هنا.",
        "تُنسب اللقاءات إلى من أنشأ التطبيق، وتبدأ من دونه. يسع ترخيص Zoom الواحد لقاءً واحدًا في الوقت نفسه: إن تزامنت حصتان فأعطِ إحدى الدفعتين رابطًا خاصًا.",
      ],
      google: [
        "أنشئ مشروعًا في Google Cloud Console بالعنوان أدناه. وفعّل Google Meet REST API ضمن APIs & Services ثم Library.",
        "ضمن Google Auth Platform ثم Audience اختر Internal؛ ومع حساب Gmail اختر External وانشر التطبيق، وإلا انتهى الرمز بعد سبعة أيام.",
        "ضمن Clients أنشئ عميلًا من نوع Web Application بعنوان العودة المكتوب أدناه. انسخ Client ID وClient Secret هنا.",
        "افتح عنوان العودة في المتصفح. خلف الترس ضع علامة على خيار استخدام مفاتيح OAuth الخاصة بك واكتب القيمتين. أدخل الصلاحية المكتوبة أدناه، وامنحها بحساب Google الذي تُعقد فيه الحصص، ثم بدّل الرمز. انسخ Refresh Token هنا.",
      ],
    },
    site: "العنوان",
    scope: "الصلاحية (Scope)",
    redirect: "عنوان العودة (Redirect)",
    fields: {
      account: "معرّف الحساب (Account ID)",
      client: "معرّف العميل (Client ID)",
      secret: "المفتاح السري (Client Secret)",
      refresh: "رمز التجديد (Refresh Token)",
    },
    googleClientHint: "ينتهي بـ \u200e.apps.googleusercontent.com.",
    save: { zoom: "احفظ واستخدم Zoom", google: "احفظ واستخدم Google Meet" },
    saved: "تم الحفظ. تحصل الحصص التي لا لقاء لها على لقاء هناك من الآن، وتصل كل مالك رسالة.",
    try: "جرّبه",
    tried: {
      works: "يعمل: يمكن إنشاء اللقاءات.",
      "no answer": "لم ترد الخدمة. حاول مرة أخرى بعد دقيقة.",
      failed: "تعذّر على الخدمة الرد. حاول مرة أخرى بعد دقيقة.",
      busy: "لا تقبل الخدمة طلبات أخرى الآن. حاول مرة أخرى بعد دقائق.",
      "wrong client": "لا تعرف الخدمة Client ID هذا مع Client Secret هذا. انسخهما من جديد.",
      "wrong account": "لا يقبل Zoom قيمة Account ID، أو أن التطبيق هناك غير مفعّل.",
      "wrong token": "لم يعد Google يقبل Refresh Token. أنشئ رمزًا جديدًا، وانشر التطبيق إن كان قيد الاختبار.",
      "not allowed":
        "تعرف الخدمة الحساب، لكن لا يُسمح له بإنشاء اللقاءات. أضف هناك الصلاحية المكتوبة أدناه؛ ولدى Google أنشئ Refresh Token جديدًا بها.",
      "switched off": "لم تُفعَّل Google Meet REST API في مشروع Google. فعّلها هناك.",
      locked: "لا يمكن قراءة المفاتيح. اكتبها من جديد.",
    },
    remove: "احذف الحساب",
    removeSure: "أتريد حذف الحساب؟ تبقى اللقاءات التي أُنشئت. وتحتاج الحصص الأخرى عندها إلى خادم Jitsi أو رابط.",
    removed: "تم الحذف. تصل كل مالك رسالة.",
  },
};
