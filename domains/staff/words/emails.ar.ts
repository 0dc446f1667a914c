import type { Translated } from "#shared/words.ts";
import type * as english from "./emails.en.ts";

const howMailLeaves = "تغيّرت طريقة خروج الرسائل";
const howMailComes = "تغيّرت طريقة وصول الردود";

export const staffEmails: Translated<typeof english.staffEmails> = {
  invitation: {
    subject: "انضم إلى فريق {company.name}",
    preview: "بضغطة واحدة، وبحساب بهذا البريد.",
    heading: "أنت مدعو إلى الفريق",
    text: "يمكنك العمل في لوحة المكتب في {company.name} بصفة {role}. يطلب منك الزر تسجيل الدخول أو إنشاء حساب بهذا البريد. يعمل مرة واحدة، حتى {until}.",
    button: "انضم إلى الفريق",
    note: "إن لم تكن تتوقع هذه الرسالة فتجاهلها: لا يحدث شيء من دونك.",
    roles: {
      ...{ owner: "مالك", manager: "مدير", teacher: "مدرّس", support: "موظف دعم" },
      ...{ cashier: "أمين صندوق", accountant: "محاسب" },
    },
  },
  setUp: {
    subject: "اضبط خطوة التحقق الثانية | {company.name}",
    preview: "يعمل الرابط ساعة واحدة.",
    heading: "اضبط خطوة التحقق الثانية",
    text: "يريد أحدهم، وهو أنت على الأرجح، ضبط خطوة التحقق الثانية لحسابك في لوحة المكتب في {company.name}. يعمل الرابط ساعة واحدة، في متصفح سجّلت الدخول فيه.",
    button: "اضبط خطوة التحقق الثانية",
    note: "إن لم تكن أنت فإن غيرك يعرف كلمة مرورك: لا تفتح الرابط، واختر كلمة مرور جديدة.",
  },
  factorChanged: {
    subject: "تغيّرت خطوة التحقق الثانية | {company.name}",
    preview: "إن كنت أنت فلا يلزمك شيء.",
    heading: "تغيّرت خطوة التحقق الثانية",
    changes: {
      setUpAuthenticator: "ضُبط لحسابك تطبيق يعرض الرموز. ولم يعد التطبيق السابق يعمل.",
      addPasskey: "أُضيف مفتاح مرور إلى حسابك.",
      removePasskey: "حُذف مفتاح مرور من حسابك.",
      renewRecoveryCodes: "أُنشئت لحسابك رموز استرداد جديدة. ولم تعد السابقة تعمل.",
      useRecoveryCode: "استُعمل أحد رموز الاسترداد لحسابك. ولن يعمل مرة أخرى.",
    },
    when: "حدث ذلك في {time}، من {device}.",
    whenAndWhere: "حدث ذلك في {time}، من {device}، في {country}.",
    button: "اعرض تسجيل دخولي",
    note: "إن كنت أنت فلا يلزمك شيء. وإن لم تكن أنت فاختر فورًا كلمة مرور جديدة، فيُسجَّل خروجك من كل الأجهزة، واتصل بنا: {company.phones.0.display}.",
  },
  ownerRestored: {
    subject: "سُمح لمالك بالدخول من جديد | {company.name}",
    preview: "إن كنت تعلم بذلك فلا يلزمك شيء.",
    heading: "سُمح لمالك بالدخول من جديد",
    text: "فقد {owner} ({email})، وهو من مالكي {company.name}، كل خطوات التحقق الثانية. في {time} أزال المسؤول عن خادم الموقع المفقودة منها، وسجّل خروج {owner} من كل الأجهزة. ويمكن لـ {owner} الآن ضبط خطوة جديدة برابط يصل إلى بريده.",
    button: "اعرض الفريق",
    note: "تصل هذه الرسالة كل أفراد الفريق. إن لم يطلب {company.name} ذلك، فربما وصل غيركم إلى الخادم: اتصل بنا فورًا، {company.phones.0.display}.",
  },
  backupDownloaded: {
    subject: "نُزّلت نسخة احتياطية | {company.name}",
    preview: "إن كنت تعلم بذلك فلا يلزمك شيء.",
    heading: "نُزّلت نسخة احتياطية",
    text: "في {time} نزّل {name} أحدث نسخة احتياطية من {company.name} من لوحة المكتب. فيها بيانات الجميع، مشفّرة بعبارة مرور اختارها {name}.",
    note: "تصل هذه الرسالة كل مالك. إن لم يطلب {company.name} ذلك، فربما يستعمل غيركم ذلك الحساب: أنهِ جلساته من صفحة الفريق، واتصل بنا فورًا، {company.phones.0.display}.",
    button: "اعرض سجل التغييرات",
  },
  settingChanged: {
    preview: "تحقّق هل فعلت ذلك أنت أو مالك آخر.",
    settings: {
      cards: {
        subject: "تغيّرت مفاتيح الدفع بالبطاقة",
        text: "في {time} غيّر أحد المالكين المفاتيح التي تُقبل بها البطاقات. ينتهي المفتاح الجديد بـ {detail}.",
      },
      noCards: {
        subject: "أُوقف الدفع بالبطاقة",
        text: "في {time} حذف أحد المالكين المفاتيح التي تُقبل بها البطاقات.",
      },
      mail: {
        subject: howMailLeaves,
        text: "في {time} غيّر أحد المالكين المرسل أو خادم البريد. تخرج الرسائل الآن عبر {detail}.",
      },
      noMail: {
        subject: howMailLeaves,
        text: "في {time} غيّر أحد المالكين طريقة خروج الرسائل. ولا خادم بريد مكتوبًا في لوحة المكتب الآن.",
      },
      incoming: {
        subject: howMailComes,
        text: "في {time} غيّر أحد المالكين طريقة وصول الردود بالبريد. تصل الآن إلى {detail}.",
      },
      noIncoming: {
        subject: howMailComes,
        text: "في {time} أوقف أحد المالكين الردود بالبريد.",
      },
      meetings: {
        subject: "تغيّر حساب الحصص عبر الإنترنت",
        text: "في {time} غيّر أحد المالكين الحساب الذي تُعقد فيه الحصص عبر الإنترنت. وهو الآن لدى {detail}.",
      },
      noMeetings: {
        subject: "حُذف حساب الحصص عبر الإنترنت",
        text: "في {time} حذف أحد المالكين الحساب الذي تُعقد فيه الحصص عبر الإنترنت.",
      },
    },
    note: "إن لم يفعل ذلك أي مالك، فقد دخل أحدهم إلى حساب: أعد الإعداد كما كان وأنهِ كل الجلسات من صفحة الفريق.",
    button: "اعرض الإعدادات",
  },
  message: {
    subject: "سؤالك إلى {company.name}",
    preview: "رد من فريقنا.",
    heading: "رد على سؤالك",
    asked: "كتبت:",
    note: "لتكتب إلينا، ردّ على هذه الرسالة.",
    ur: {
      subject: "{company.name}: آپ کے سوال کا جواب",
      preview: "ہماری ٹیم کا جواب۔",
      heading: "آپ کے لیے جواب",
      greeting: "السلام علیکم {name}،",
      reader: "",
      signature: "ٹیم {company.name}",
      asked: "آپ نے لکھا تھا:",
      note: "جواب دینے کے لیے اسی ای میل کا جواب لکھ دیں۔",
    },
    "ur-Latn": {
      subject: "{company.name}: aap ke sawal ka jawab",
      preview: "Hamari team ka jawab.",
      heading: "Aap ke liye jawab",
      greeting: "Assalam o Alaikum {name},",
      reader: "",
      signature: "Team {company.name}",
      asked: "Aap ne likha tha:",
      note: "Jawab dene ke liye isi e-mail ka jawab likh dein.",
    },
  },
  merged: {
    subject: "دُمج سجلّان لدى {company.name}",
    preview: "يرى فريقنا الآن سجلّين على أنهما لشخص واحد.",
    heading: "دمجنا سجلّين لدينا",
    text: "سجّل فريقنا أن سجل هذا البريد وسجلًّا آخر لشخص واحد، لنراهما معًا. لم يتغيّر حسابك: يعرض ويفتح ما كان يعرضه ويفتحه، ولا يرى أي حساب آخر شيئًا مما يخصك.",
    note: "إن كانا لشخصين مختلفين فردّ على هذه الرسالة، ونفصل السجلّين من جديد.",
  },
  addressChanged: {
    subject: "بريدك الإلكتروني لدى {company.name}",
    preview: "غيّر فريقنا العنوان الذي نراسلك عليه.",
    heading: "تغيّر بريدك الإلكتروني",
    left: "سجّل فريقنا لك بريدًا آخر. من الآن تصل رسائلنا إليه، لا إلى هذا.",
    now: "سجّل فريقنا لك هذا البريد. من الآن تصل رسائلنا إليه.",
    account: "لم يتغيّر حسابك: تسجّل الدخول بالبريد وكلمة المرور نفسيهما.",
    offer: "إن أردت تسجيل الدخول بهذا البريد أيضًا فأكّده بالزر: يطلب كلمة مرور حسابك، ويعمل أسبوعًا.",
    button: "سجّل الدخول بهذا البريد",
    note: "إن لم تطلب ذلك فردّ على هذه الرسالة.",
  },
};
