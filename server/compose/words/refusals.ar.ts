import { passwordLength } from "#domains/accounts/contract.ts";
import { assistantLimits } from "#domains/assistant/rules/assistant-limits.ts";
import { messageLength } from "#domains/people/contract.ts";
import { formats } from "#shared/formats/formats.ts";
import type { Translated } from "#shared/words.ts";
import type * as english from "./refusals.en.ts";

export const outageWords = "شيء ما لا يعمل من جهتنا الآن. حاول مرة أخرى لاحقًا.";

export const busyWords = "الموقع مزدحم جدًا الآن. حاول مرة أخرى بعد قليل.";

export const refusals: Translated<typeof english.refusals> = {
  "health.database": "قاعدة البيانات لا تستجيب.",
  "form.empty": "املأ الاستمارة من فضلك.",
  "address.unknown": "لا يوجد عنوان كهذا.",
  "address.empty": "لا شيء في هذا العنوان.",
  "address.method": "هذا العنوان لا يقبل هذا النوع من الطلبات.",
  "page.unknown": "لا توجد صفحة كهذه.",
  "page.method": "هذه الصفحة لا تقبل هذا النوع من الطلبات.",
  "embed.unknown": "لا تُعرض المحاضرات من هناك.",
  "text.unreadable": "في النص رمز غير صالح. احذفه وحاول مرة أخرى.",
  "id.unknown": "لم نجد ما تشير إليه. ربما حُذف: أعد تحميل الصفحة.",
  "value.unusable": "تعذّرت قراءة شيء مما أُرسل. أعد تحميل الصفحة، ثم حاول مرة أخرى.",
  "request.origin": "أرسل هذا من صفحاتنا من فضلك.",
  "body.unreadable": "لم نستطع قراءة ما أُرسل. حاول مرة أخرى.",
  "body.incomplete": "لم يصل ما أرسلته كاملًا. أرسله مرة أخرى.",
  "body.tooLarge": "هذا أكثر مما يُرسل دفعة واحدة. اختصره من فضلك.",
  "body.fields": "فيه حقول أكثر مما في استماراتنا. أرسله على أجزاء.",
  "body.notJson": "أرسل هذا بصيغة JSON من فضلك (application/json).",
  "body.crowded": "يصلنا الكثير الآن. حاول مرة أخرى بعد قليل.",
  "body.several": "ترسل الكثير في وقت واحد. انتظر حتى يصل الباقي.",
  "mail.local": "هذا جهاز البرنامج نفسه. اكتب اسم خادم بريد.",
  "mail.openPassword": "لا يصح أن تُرسل كلمة المرور مكشوفة. اختر اتصالًا مشفّرًا.",
  "mail.typeAgain": "اكتب هذا مرة أخرى: فهو محفوظ للخادم الذي كُتب له وحده.",
  "emailText.unknown": "هذه الرسالة لا تدعم {facts}. استخدم البيانات المذكورة تحت الحقل.",
  "emailText.missing": "غاية هذه الرسالة أن تذكر {facts}. أبقِ ذلك في النص.",
  "mail.none": "لم يُضبط خادم بريد بعد. احفظ واحدًا أولًا.",
  "card.noKeys": "لا مفاتيح لتجربتها. احفظها أولًا.",
  "limit.testKeys": "خمس محاولات في الساعة تكفي. حاول مرة أخرى بعد {wait}.",
  "limit.testMails": "خمس رسائل تجريبية في الساعة تكفي. حاول مرة أخرى بعد {wait}.",
  "limit.forms": "أرسلت عدة رسائل في وقت قصير. حاول مرة أخرى بعد {wait}.",
  "limit.questions": "طرحت أسئلة كثيرة في وقت قصير. حاول مرة أخرى بعد {wait}.",
  "limit.allQuestions": "يسأل كثير من الزوار الآن. حاول مرة أخرى بعد {wait}.",
  "limit.receipts": "فتحت إيصالات كثيرة في وقت قصير. حاول مرة أخرى بعد {wait}.",
  "limit.calendars": "طُلبت تقاويم كثيرة. حاول مرة أخرى بعد {wait}.",
  "limit.progress": "هذا أكثر مما يحفظه مشغّل الفيديو. حاول مرة أخرى بعد {wait}.",
  "wait.minutes": {
    zero: "لحظات",
    one: "دقيقة",
    two: "دقيقتين",
    few: "{count} دقائق",
    many: "{count} دقيقة",
    other: "{count} دقيقة",
  },
  "account.signedOut": "سجّل الدخول أولًا من فضلك.",
  "content.unknown": "لا يوجد مستند {kind} {id}.",
  "content.locale": "لا توجد لغة {locale}.",
  "content.tooLong": "هذا المستند طويل جدًا.",
  "content.noDraft": "لا توجد مسودة له.",
  "content.waysToPay":
    "الحساب البنكي والمحافظ وطرق الدفع الأخرى يغيّرها المالك في الإعدادات، طرق الدفع. أبقِها هنا كما هي.",
  "content.noDrafts": "لا توجد مسودة للنشر.",
  "content.draftWaits": "للمستند {kind} {id} مسودة: انشرها أو تجاهلها أولًا. لم يتغير شيء.",
  "content.neverPublished": "لم يُنشر هنا من قبل: يرى الزوار النص الأصلي.",
  "content.noRevision": "لا توجد له نسخة {revision}.",
  "content.notRendered": "تعذّر بناء الموقع: {how} لم يُنشر شيء.",
  "content.newer": "هناك مسودة أحدث حفظها {by}: اطّلع عليها أولًا. لم يُحفظ شيء.",
  "content.draftChanged": "حُفظت مسودة أحدث منذ أن فتحت هذه الصفحة. لم يحدث شيء: اطّلع عليها أولًا.",
  "content.originalChanged": "تغيّر النص الأصلي منذ أن فتحت هذه الصفحة. لم يُحفظ شيء: اطّلع عليه أولًا.",
  "content.linesWrong": "عدد الأسطر التي تحتاج إلى مراجعة في الملف: {count}. لم يُستورد شيء.",
  "photo.missing": "اختر صورة من فضلك.",
  "photo.tooLarge": "اختر صورة لا تتجاوز 10 ميغابايت.",
  "photo.tooManyPixels": "دقة هذه الصورة {megapixels} ميغابكسل. اختر صورة لا تتجاوز {most}.",
  "photo.unreadable": "تعذّرت قراءة الملف كصورة. اختر ملف JPEG أو PNG أو WebP أو AVIF أو GIF.",
  "photo.notNow": "لا يمكن استقبال الصور حاليًا. حاول مرة أخرى لاحقًا.",
  "photo.gone": "لا توجد صورة كهذه.",
  "logo.missing": "اختر ملفًا من فضلك.",
  "logo.tooLarge": "هذا الملف كبير جدًا. اختر ملفًا لا يتجاوز 1.5 ميغابايت.",
  "logo.kind": "اختر ملف SVG أو PNG.",
  "logo.script": "في هذا الرسم برنامج نصي أو حركة. احفظه بصيغة SVG بسيطة أو PNG.",
  "logo.outside": "هذا الرسم يعتمد على شيء خارجه. احفظه بصيغة SVG بسيطة أو PNG.",
  "logo.text": "في هذا الرسم حروف من خط. حوّلها إلى مسارات، أو احفظه بصيغة PNG.",
  "logo.photo": "في هذا الرسم صورة. احفظه بصيغة PNG.",
  "logo.unreadable": "تعذّرت قراءة الملف كرسم. احفظه بصيغة SVG بسيطة أو PNG.",
  "logo.tooMany": "أجزاء هذا الرسم كثيرة جدًا. احفظه بصيغة PNG.",
  "logo.colours": "هذه الألوان متقاربة فيصعب القراءة. عدّلها أولًا.",
  "content.notRunning": "يجب أن يكون البرنامج قيد التشغيل للنشر، لأنه يبني كل صفحة أولًا. لم يُنشر شيء.",
  "content.others": "ينشر آخرون في الوقت نفسه. لم يُنشر شيء: حاول مرة أخرى.",
  "school.inPreparation": "هذا الموقع لم يُفتح بعد.",
  "school.isLive": "موقعك مفتوح للزوار بالفعل. لم يتغير شيء.",
  "school.noDemo": "هذا معهدك أنت بالفعل. لم يتغير شيء.",
  "school.nothingLeft": "لا شيء يُستعاد: مضى يوم، أو تغيّر كل شيء منذ ذلك الحين.",
  "school.batchesChanged": "في هذه الأثناء غيّر أحدهم دفعة. لم يحدث شيء: راجع مرة أخرى ما سيُحذف.",
  "content.notWhole": {
    zero: "لا شيء يمنع نشر الموقع.",
    one: "هذا يمنع نشر الموقع. لم يتغير شيء.",
    two: "أمران يمنعان نشر الموقع. لم يتغير شيء.",
    few: "{count} أمور تمنع نشر الموقع. لم يتغير شيء.",
    many: "{count} أمرًا تمنع نشر الموقع. لم يتغير شيء.",
    other: "{count} أمر تمنع نشر الموقع. لم يتغير شيء.",
  },
  "archive.none": "هذا ليس أرشيفًا لهذا البرنامج. لم يتغير شيء.",
  "archive.newer": "أُنشئ هذا الأرشيف بإصدار أحدث من البرنامج: حدّث البرنامج أولًا.",
  "archive.tables": "لا يحتوي هذا الأرشيف على جداول إصداره. لم يتغير شيء.",
  "archive.damaged": "هذا الأرشيف تالف: {how}. لم يتغير شيء.",
  "archive.breaksOff": "ينقطع قبل نهايته",
  "archive.more": "بعد نهايته شيء آخر: {name}",
  "archive.missing": "{name} غير موجود",
  "archive.changed": "{name} ليس كما كُتب",
  "archive.foreign": "{name} ليس جزءًا منه",
  "archive.dataHere": "توجد بيانات هنا بالفعل. لم يتغير شيء: أضف --replace إن قبلت فقدانها.",
  "archive.newerDatabase": "قاعدة البيانات هنا من إصدار أحدث من البرنامج: حدّث البرنامج أولًا.",
  "archive.otherDatabase": "قاعدة البيانات هذه ليست من إصدار البرنامج هذا. حدّث البرنامج.",
  "backup.none": "لا توجد نسخة احتياطية بعد: أنشئ واحدة أولًا.",
  "backup.noRoom": "لا مساحة على القرص لنسخة احتياطية أخرى. لم يُحذف شيء: أفرغ بعض المساحة وحاول مرة أخرى.",
  "backup.noTrialRoom": "لا مساحة على القرص لتجربة الاستعادة: تحتاج للحظات إلى ضعف حجم النسخة الاحتياطية.",
  "backup.noMemory": "الذاكرة الحرة في هذا الجهاز لا تكفي لتجربة الاستعادة: تحتاج للحظات إلى 400 ميغابايت.",
  "backup.passphrase": "اختر عبارة مرور من 12 حرفًا على الأقل: أربع كلمات لا يخمّنها أحد خيار جيد.",
  "morning.link": "هذا الرابط قديم جدًا أو غير مكتمل. سجّل الدخول، وهناك يمكنك إيقاف الرسالة أو تشغيلها.",
  "form.takenBefore": "سبق أن استُلمت صيغة سابقة من هذه الاستمارة. راجع الصفحة قبل أن ترسل هذه أيضًا.",
  "form.refusedBefore": "رُفضت هذه الاستمارة قبل قليل. أرسلها مرة أخرى.",
  "form.unknownOutcome":
    "لا نعلم هل استُلمت هذه الاستمارة: توقف الخادم في أثناء ذلك. راجع الصفحة قبل أن ترسلها مرة أخرى.",
  "manage.unknownCommand": "البرنامج الجاري لا يعرف هذا الأمر. هل شُغّل قبل تحديث؟ أعد تشغيله.",
  "manage.unknownVerb": "لا يوجد هنا أمر {verb}: اكتب `manage call` لترى القائمة.",
  "manage.notJson": "هذا ليس JSON يمكن قراءته.",
  "manage.noVideo": "الفيديو غير موجود.",
  "manage.noCaptions": "الترجمة المكتوبة غير موجودة.",
  "manage.captionsTooLarge": "حد الترجمة المكتوبة 1 ميغابايت: ألا يكون هذا هو الفيديو؟",
};

export const refusalPage: Translated<typeof english.refusalPage> = {
  title: "لم ينجح ذلك",
  home: "انتقل إلى الصفحة الرئيسية",
  typed: "لم يُرسل شيء. ارجع في متصفحك: ما كتبته ما زال في الاستمارة.",
};

export const preparationPage: Translated<typeof english.preparationPage> = {
  text: "موقعنا في الطريق. وحتى ذلك الحين يمكنك التواصل معنا هنا:",
  staff: "لفريق العمل: تسجيل الدخول",
};

const contract = "{text}";

const line = {
  contract,
  "field.tooLong": "اختصر هذا من فضلك: الحد الأقصى لعدد الأحرف {max}.",
  "field.notOneLine": "اكتب هذا في سطر واحد من دون رموز خفية.",
};

const email = { "field.emailWrong": "يبدو أن البريد الإلكتروني غير صحيح. مثال: name@example.com" };

const person = {
  ...line,
  ...email,
  "field.firstNameMissing": "اكتب اسمك الأول من فضلك.",
  "field.lastNameMissing": "اكتب اسم عائلتك من فضلك.",
  "field.emailMissing": "اكتب بريدًا إلكترونيًا نرد عليه من فضلك.",
};

const name = { "field.nameMissing": "اكتب اسمك من فضلك." };

const course = { "field.courseMissing": "اختر دورة من فضلك." };

const message = {
  "field.messageTooLong": `اختصر رسالتك من فضلك: الحد الأقصى لعدد الأحرف ${formats("ar").number(messageLength)}.`,
};

const phone = {
  "field.phoneWrong": "يبدو أن رقم الهاتف غير صحيح. مثال: \u2066{company.examplePhone}\u2069",
  "field.phoneExtension": "اكتب الرقم من دون رقم داخلي.",
  "field.phoneCountryMissing": "ابدأ الرقم بعلامة + ورمز بلدك.",
};

export const forms: Translated<typeof english.forms> = {
  contact: {
    ...person,
    ...phone,
    ...message,
    "field.messageMissing": "اكتب رسالة من فضلك.",
    "field.phoneNotText": "اكتب رقم الهاتف كنص.",
    "field.serviceNotText": "اكتب اسم الخدمة كنص.",
  },
  enrolment: {
    ...person,
    ...course,
    ...message,
    ...phone,
    "field.batchNotText": "اختر دفعة من القائمة.",
    "field.chatNumberMissing": "اكتب رقم هاتفك من فضلك؛ نرد عبر واتساب.",
    "field.contactMissing": "اكتب بريدًا إلكترونيًا أو رقم هاتف من فضلك.",
    "field.planMissing": "اختر خطة من فضلك.",
    "field.scheduleUnknown": "اختر كيف تريد أن تدفع.",
    "field.countryUnknown": "اختر بلدك من القائمة.",
    "field.messageNotText": "اكتب الرسالة كنص.",
  },
  demo: {
    ...line,
    ...name,
    ...course,
    ...email,
    ...phone,
    "field.timeMissing": "اختر وقتًا من فضلك.",
    "field.confirmationEmailMissing": "اكتب بريدًا إلكترونيًا نرسل إليه التأكيد.",
    "field.phoneMissing": "اكتب رقم هاتف نصل إليك عليه.",
  },
  account: {
    ...line,
    ...name,
    ...email,
    "field.ownEmailMissing": "اكتب بريدك الإلكتروني من فضلك.",
    "field.newPasswordMissing": "اختر كلمة مرور من فضلك.",
    "field.newPasswordTooShort": "كلمة المرور قصيرة: الحد الأدنى لعدد الأحرف {min}. بضع كلمات متتالية خيار جيد.",
    "field.newPasswordTooLong": `كلمة المرور طويلة: الحد الأقصى لعدد الأحرف ${passwordLength.max}.`,
    "field.passwordMissing": "اكتب كلمة مرورك من فضلك.",
    "field.passwordTooLong": "الحد الأقصى لعدد أحرف كلمة المرور {max}.",
  },
  assistant: {
    contract,
    "field.questionMissing": "اكتب سؤالًا من فضلك.",
    "field.questionTooLong": "اختصر سؤالك من فضلك: الحد الأقصى لعدد الأحرف {max}.",
    "field.chatMessageTooLong": `اختصر كل رسالة من فضلك: الحد الأقصى لعدد الأحرف ${assistantLimits.message}.`,
    "field.conversationTooLong": "هذا أطول مما يلزم من المحادثة.",
  },
  office: {
    ...line,
    ...name,
    "field.codeMissing": "اكتب رمزًا من فضلك.",
    "field.missing": "املأ هذا من فضلك.",
    "field.notChosen": "اختر من القائمة.",
    "field.messageEmpty": "اكتب شيئًا من فضلك.",
    "field.percent": "اكتب عددًا صحيحًا من 1 إلى 100، أو اتركه فارغًا.",
    "field.reasonMissing": "اذكر السبب من فضلك.",
    "field.host": "اكتب اسم الخادم وحده، مثل smtp.example.com",
    "field.graceDays": "اكتب عدد الأيام عددًا صحيحًا من 0 إلى 90.",
    "field.cardKey": "انسخ المفتاح كاملًا: يبدأ بـ sk_ أو rk_.",
    "field.meetingKey": "انسخه كاملًا دون مسافات.",
    "field.googleClient": "انسخ Client ID كاملًا: ينتهي بـ \u200e.apps.googleusercontent.com.",
    "field.cardWebhook": "انسخ سر التوقيع كاملًا: يبدأ بـ whsec_.",
    "field.port": "اكتب رقمًا من 1 إلى 65535: يذكره مزوّد خادم البريد.",
  },
  work: {
    ...line,
    "field.workTitleMissing": "اكتب له عنوانًا من فضلك.",
    "field.criterionMissing": "اذكر علامَ تُمنح هذه الدرجات.",
    "field.weightWrong": "اكتب وزنًا من 0 إلى 1,000، بمنزلتين عشريتين على الأكثر.",
    "field.pointsWrong": "اكتب درجات من 0 إلى 10,000، بمنزلتين عشريتين على الأكثر.",
    "field.percentWrong": "اكتب نسبة مئوية من 0 إلى 100.",
    "field.daysWrong": "اكتب أيامًا كاملة من 0 إلى 365، أو اتركه فارغًا.",
    "field.timeWrong": "اكتب يومًا ووقتًا من فضلك.",
    "field.acceptsNothing": "اختر ما يمكن تسليمه.",
    "field.fileSizeWrong": "اكتب حجمًا من 1 إلى 25 ميغابايت.",
    "field.rubricTooLong": "الحد الأقصى لمعايير التقييم 20 سطرًا.",
    "field.linkWrong": "اكتب عنوانًا كاملًا يبدأ بـ https://",
    "field.filesTooMany": "الحد الأقصى لعدد الملفات في التسليم {max}.",
  },
  sending: {
    contract,
    "field.formUnknown": "لا نعرف هذا النوع من الاستمارات.",
    "field.keyTooShort": "اسم الإرسال قصير: الحد الأدنى لعدد الأحرف {min}.",
    "field.keyTooLong": "اسم الإرسال طويل: الحد الأقصى لعدد الأحرف {max}.",
  },
};

export const notFound: Translated<typeof english.notFound> = {
  code: "404",
  title: "عذرًا! الصفحة غير موجودة",
  lead: "ربما نُقلت الصفحة، أو في العنوان خطأ مطبعي. من الصفحة الرئيسية تصل إلى كل دورة وخدمة.",
  homeLink: { label: "العودة إلى الرئيسية", href: "/" },
};

export const failures: Translated<typeof english.failures> = {
  screen: "حدث خطأ غير متوقع!",
  outline: "تعذّر جلب محتوى الدورة.",
  outlineHint: "تعذّر تحميل محتوى الدورة. حاول مرة أخرى لاحقًا.",
  outlineMissing: "الدورة غير موجودة",
  batches: "تعذّر جلب الدفعات.",
  batchesHint: "تعذّر تحميل دفعات هذه الدورة.",
  video: "تعذّر تحميل الفيديو. حاول مرة أخرى.",
  videoLocked: "غير مسموح بالدخول. تأكد من معرّفك السري.",
  videoMissing: "لا يوجد فيديو لهذه الدفعة",
  lectures: "تعذّر تحميل المحاضرات.",
  lecturesLocked: "غير مسموح بالدخول. اكتب معرّفًا سريًا صحيحًا.",
  secretIdEmpty: "لا يمكن أن يكون المعرّف السري فارغًا",
};
