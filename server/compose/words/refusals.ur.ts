import { passwordLength } from "#domains/accounts/contract.ts";
import { assistantLimits } from "#domains/assistant/rules/assistant-limits.ts";
import { messageLength } from "#domains/people/contract.ts";
import { formats } from "#shared/formats/formats.ts";
import type { Translated } from "#shared/words.ts";
import type * as english from "./refusals.en.ts";

export const outageWords = "ہماری طرف ابھی کچھ کام نہیں کر رہا۔ براہِ کرم کچھ دیر بعد دوبارہ کوشش کریں۔";

export const busyWords = "اس وقت سائٹ پر بہت رش ہے۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔";

export const refusals: Translated<typeof english.refusals> = {
  "health.database": "ڈیٹابیس جواب نہیں دے رہا۔",
  "form.empty": "براہِ کرم فارم پُر کریں۔",
  "address.unknown": "ایسا کوئی پتہ نہیں ہے۔",
  "address.empty": "اس پتے پر کچھ نہیں ہے۔",
  "address.method": "یہ پتہ اس طرح کی درخواست نہیں لیتا۔",
  "page.unknown": "ایسا کوئی صفحہ نہیں ہے۔",
  "page.method": "یہ صفحہ اس طرح کی درخواست نہیں لیتا۔",
  "embed.unknown": "وہاں سے لیکچر نہیں دکھائے جاتے۔",
  "text.unreadable": "اس میں ایک ایسا نشان ہے جو کسی متن میں نہیں آ سکتا۔ براہِ کرم اسے ہٹا کر دوبارہ کوشش کریں۔",
  "id.unknown": "یہ جس چیز کے بارے میں ہے وہ ہمیں نہیں ملی۔ شاید ہٹا دی گئی: براہِ کرم صفحہ دوبارہ کھولیں۔",
  "value.unusable": "بھیجی گئی کوئی چیز پڑھی نہیں جا سکی۔ براہِ کرم صفحہ دوبارہ کھول کر ایک بار پھر کوشش کریں۔",
  "request.origin": "براہِ کرم یہ ہمارے اپنے صفحوں سے بھیجیں۔",
  "body.unreadable": "جو بھیجا گیا ہم اسے پڑھ نہیں سکے۔ براہِ کرم دوبارہ کوشش کریں۔",
  "body.incomplete": "آپ کا بھیجا ہوا پورا نہیں پہنچا۔ براہِ کرم دوبارہ بھیجیں۔",
  "body.tooLarge": "ایک بار میں بھیجنے کے لیے یہ بہت زیادہ ہے۔ براہِ کرم اسے مختصر کریں۔",
  "body.fields": "اس میں ہمارے فارموں سے زیادہ خانے ہیں۔ براہِ کرم اسے حصوں میں بھیجیں۔",
  "body.notJson": "براہِ کرم اسے JSON میں بھیجیں (application/json)۔",
  "body.crowded": "اس وقت ہمیں بہت کچھ مل رہا ہے۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔",
  "body.several": "آپ ایک ساتھ بہت کچھ بھیج رہے ہیں۔ براہِ کرم باقی کے پہنچنے کا انتظار کریں۔",
  "mail.local": "یہ پروگرام کی اپنی مشین ہے۔ براہِ کرم کسی میل سرور کا نام لکھیں۔",
  "mail.openPassword": "پاس ورڈ کھلا نہیں جانا چاہیے۔ براہِ کرم انکرپٹڈ کنکشن چنیں۔",
  "mail.typeAgain": "براہِ کرم یہ دوبارہ لکھیں: یہ صرف اسی سرور کے لیے محفوظ رہتا ہے جس کے لیے لکھا گیا تھا۔",
  "emailText.unknown": "اس ای میل میں {facts} نہیں آ سکتا۔ براہِ کرم خانے کے نیچے دی گئی معلومات استعمال کریں۔",
  "emailText.missing": "یہ ای میل {facts} بتانے کے لیے ہی ہے۔ براہِ کرم اسے متن میں رہنے دیں۔",
  "mail.none": "ابھی کوئی میل سرور نہیں لگا۔ براہِ کرم پہلے ایک محفوظ کریں۔",
  "card.noKeys": "آزمانے کے لیے کوئی کلید نہیں ہے۔ براہِ کرم پہلے محفوظ کریں۔",
  "limit.testKeys": "ایک گھنٹے میں پانچ بار آزمانا کافی ہے۔ براہِ کرم {wait} بعد دوبارہ کوشش کریں۔",
  "limit.testMails": "ایک گھنٹے میں پانچ آزمائشی پیغام کافی ہیں۔ براہِ کرم {wait} بعد دوبارہ کوشش کریں۔",
  "limit.forms": "آپ نے تھوڑی دیر میں کئی پیغام بھیجے ہیں۔ براہِ کرم {wait} بعد دوبارہ کوشش کریں۔",
  "limit.questions": "آپ نے تھوڑی دیر میں بہت سوال پوچھے ہیں۔ براہِ کرم {wait} بعد دوبارہ کوشش کریں۔",
  "limit.allQuestions": "اس وقت بہت لوگ پوچھ رہے ہیں۔ براہِ کرم {wait} بعد دوبارہ کوشش کریں۔",
  "limit.receipts": "آپ نے تھوڑی دیر میں بہت سی رسیدیں کھولی ہیں۔ براہِ کرم {wait} بعد دوبارہ کوشش کریں۔",
  "limit.calendars": "بہت زیادہ کیلنڈر مانگے گئے ہیں۔ براہِ کرم {wait} بعد دوبارہ کوشش کریں۔",
  "limit.progress": "کوئی پلیئر اتنی بار محفوظ نہیں کرتا۔ براہِ کرم {wait} بعد دوبارہ کوشش کریں۔",
  "wait.minutes": { one: "ایک منٹ", other: "{count} منٹ" },
  "account.signedOut": "براہِ کرم پہلے سائن اِن کریں۔",
  "content.unknown": "{kind} {id} نام کی کوئی دستاویز نہیں۔",
  "content.locale": "{locale} نام کی کوئی زبان نہیں۔",
  "content.tooLong": "یہ دستاویز بہت لمبی ہے۔",
  "content.noDraft": "اس کا کوئی ڈرافٹ نہیں۔",
  "content.waysToPay":
    "بینک اکاؤنٹ، والٹ اور ادائیگی کے دوسرے طریقے مالک بدلتے ہیں: سیٹنگز میں، ادائیگی کے طریقے۔ براہِ کرم انہیں یہاں ویسے ہی رہنے دیں۔",
  "content.noDrafts": "شائع کرنے کے لیے کوئی ڈرافٹ نہیں۔",
  "content.draftWaits": "{kind} {id} کا ایک ڈرافٹ ہے: پہلے اسے شائع کریں یا ہٹائیں۔ کچھ نہیں بدلا۔",
  "content.neverPublished": "یہ یہاں کبھی شائع نہیں ہوا: سائٹ پر شروع والا متن نظر آتا ہے۔",
  "content.noRevision": "اس کا ورژن {revision} موجود نہیں۔",
  "content.notRendered": "سائٹ نہیں بن سکی: {how} کچھ شائع نہیں ہوا۔",
  "content.newer": "{by} نے اس کا نیا ڈرافٹ محفوظ کیا ہے: پہلے اسے دیکھیں۔ کچھ محفوظ نہیں ہوا۔",
  "content.draftChanged": "آپ کے یہ صفحہ کھولنے کے بعد نیا ڈرافٹ محفوظ ہوا ہے۔ کچھ نہیں ہوا: براہِ کرم پہلے اسے دیکھیں۔",
  "content.originalChanged":
    "آپ کے یہ صفحہ کھولنے کے بعد اصل متن بدل گیا ہے۔ کچھ محفوظ نہیں ہوا: براہِ کرم پہلے اسے دیکھیں۔",
  "content.linesWrong": "فائل کی {count} سطریں دیکھنے کی ضرورت ہے۔ کچھ شامل نہیں کیا گیا۔",
  "photo.missing": "براہِ کرم ایک تصویر چنیں۔",
  "photo.tooLarge": "براہِ کرم زیادہ سے زیادہ 10 ایم بی کی تصویر چنیں۔",
  "photo.tooManyPixels": "یہ تصویر {megapixels} میگا پکسل کی ہے۔ براہِ کرم زیادہ سے زیادہ {most} کی چنیں۔",
  "photo.unreadable": "یہ تصویر کی طرح نہیں پڑھی جا سکی۔ براہِ کرم JPEG، PNG، WebP، AVIF یا GIF فائل چنیں۔",
  "photo.notNow": "ابھی تصویریں نہیں لی جا سکتیں۔ براہِ کرم کچھ دیر بعد دوبارہ کوشش کریں۔",
  "photo.gone": "ایسی کوئی تصویر نہیں ہے۔",
  "logo.missing": "براہِ کرم ایک فائل چنیں۔",
  "logo.tooLarge": "یہ فائل بہت بڑی ہے۔ براہِ کرم زیادہ سے زیادہ 1.5 ایم بی کی چنیں۔",
  "logo.kind": "براہِ کرم SVG یا PNG فائل چنیں۔",
  "logo.script": "اس ڈرائنگ میں کوئی اسکرپٹ یا حرکت ہے۔ براہِ کرم اسے سادہ SVG یا PNG میں محفوظ کریں۔",
  "logo.outside": "یہ ڈرائنگ باہر کی کسی چیز پر منحصر ہے۔ براہِ کرم اسے سادہ SVG یا PNG میں محفوظ کریں۔",
  "logo.text": "اس ڈرائنگ میں کسی فونٹ کے حروف ہیں۔ براہِ کرم انہیں خاکوں میں بدلیں، یا اسے PNG میں محفوظ کریں۔",
  "logo.photo": "اس ڈرائنگ میں ایک تصویر ہے۔ براہِ کرم اسے PNG میں محفوظ کریں۔",
  "logo.unreadable": "یہ ڈرائنگ کی طرح نہیں پڑھی جا سکی۔ براہِ کرم اسے سادہ SVG یا PNG میں محفوظ کریں۔",
  "logo.tooMany": "اس ڈرائنگ کے حصے بہت زیادہ ہیں۔ براہِ کرم اسے PNG میں محفوظ کریں۔",
  "logo.colours": "یہ رنگ آپس میں اتنے ملتے ہیں کہ پڑھا نہیں جا سکتا۔ براہِ کرم پہلے انہیں ٹھیک کریں۔",
  "content.notRunning":
    "شائع کرنے کے لیے پروگرام کا چلنا ضروری ہے، کیونکہ وہ پہلے ہر صفحہ بناتا ہے۔ کچھ شائع نہیں ہوا۔",
  "content.others": "اسی وقت کوئی اور بھی شائع کر رہا ہے۔ کچھ شائع نہیں ہوا: براہِ کرم دوبارہ کوشش کریں۔",
  "school.inPreparation": "یہ سائٹ ابھی نہیں کھلی۔",
  "school.isLive": "آپ کی سائٹ پہلے ہی سب کے لیے کھلی ہے۔ کچھ نہیں بدلا۔",
  "school.noDemo": "یہ پہلے ہی آپ کا اپنا ادارہ ہے۔ کچھ نہیں بدلا۔",
  "school.nothingLeft": "واپس لانے کو کچھ نہیں: ایک دن گزر چکا ہے، یا اس کے بعد سب کچھ بدل دیا گیا۔",
  "school.batchesChanged": "اس دوران کسی نے ایک بیچ بدل دیا۔ کچھ نہیں ہوا: براہِ کرم دوبارہ دیکھیں کہ کیا ہٹے گا۔",
  "content.notWhole": {
    one: "اس وجہ سے سائٹ شائع نہیں ہو سکتی۔ کچھ نہیں بدلا۔",
    other: "{count} چیزوں کی وجہ سے سائٹ شائع نہیں ہو سکتی۔ کچھ نہیں بدلا۔",
  },
  "archive.none": "یہ اس پروگرام کا آرکائیو نہیں ہے۔ کچھ نہیں بدلا۔",
  "archive.newer": "یہ آرکائیو پروگرام کے نئے ورژن سے بنا ہے: پہلے پروگرام اپ ڈیٹ کریں۔",
  "archive.tables": "اس آرکائیو میں اس کے ورژن کے جدول نہیں ہیں۔ کچھ نہیں بدلا۔",
  "archive.damaged": "یہ آرکائیو خراب ہے: {how}۔ کچھ نہیں بدلا۔",
  "archive.breaksOff": "یہ بیچ میں ٹوٹ جاتا ہے",
  "archive.more": "اس کے آخر کے بعد بھی کچھ ہے: {name}",
  "archive.missing": "{name} موجود نہیں",
  "archive.changed": "{name} ویسا نہیں جیسا لکھا گیا تھا",
  "archive.foreign": "{name} اس کا حصہ نہیں",
  "archive.dataHere": "یہاں پہلے سے ڈیٹا ہے۔ کچھ نہیں بدلا: اسے کھونا منظور ہو تو --replace لکھیں۔",
  "archive.newerDatabase": "یہاں کا ڈیٹابیس پروگرام کے نئے ورژن کا ہے: پہلے پروگرام اپ ڈیٹ کریں۔",
  "archive.otherDatabase": "یہ ڈیٹابیس پروگرام کے اس ورژن کا نہیں ہے۔ پروگرام اپ ڈیٹ کریں۔",
  "backup.none": "ابھی کوئی بیک اپ نہیں: پہلے ایک بنائیں۔",
  "backup.noRoom": "ڈسک پر ایک اور بیک اپ کی جگہ نہیں۔ کچھ نہیں ہٹایا گیا: جگہ خالی کر کے دوبارہ کوشش کریں۔",
  "backup.noTrialRoom": "بحالی آزمانے کے لیے ڈسک پر جگہ نہیں: تھوڑی دیر کے لیے بیک اپ سے دگنی جگہ چاہیے۔",
  "backup.noMemory": "بحالی آزمانے کے لیے اس مشین کی خالی میموری کم ہے: تھوڑی دیر کے لیے 400 ایم بی چاہیے۔",
  "backup.passphrase": "کم از کم 12 حروف کا پاس ورڈ چنیں: چار لفظ جن کا کوئی اندازہ نہ لگا سکے، اچھے رہیں گے۔",
  "morning.link": "یہ لنک بہت پرانا یا ادھورا ہے۔ سائن اِن کریں، وہاں آپ یہ ای میل بند یا چالو کر سکتے ہیں۔",
  "form.takenBefore": "یہ فارم کچھ فرق کے ساتھ پہلے بھی پہنچ چکا ہے۔ براہِ کرم اسے بھی بھیجنے سے پہلے صفحہ دیکھ لیں۔",
  "form.refusedBefore": "یہ فارم تھوڑی دیر پہلے قبول نہیں ہوا تھا۔ براہِ کرم دوبارہ بھیجیں۔",
  "form.unknownOutcome":
    "معلوم نہیں کہ یہ فارم پہنچا یا نہیں: سرور درمیان میں رک گیا۔ براہِ کرم دوبارہ بھیجنے سے پہلے صفحہ دیکھ لیں۔",
  "manage.unknownCommand": "چلتا ہوا پروگرام یہ حکم نہیں جانتا۔ کیا وہ اپ ڈیٹ سے پہلے کا چل رہا ہے؟ اسے دوبارہ چلائیں۔",
  "manage.unknownVerb": "یہاں {verb} نام کا کوئی حکم نہیں: `manage call` سب کی فہرست دیتا ہے۔",
  "manage.notJson": "یہ پڑھنے کے قابل JSON نہیں ہے۔",
  "manage.noVideo": "ویڈیو موجود نہیں۔",
  "manage.noCaptions": "کیپشن موجود نہیں۔",
  "manage.captionsTooLarge": "کیپشن زیادہ سے زیادہ 1 ایم بی کے ہوتے ہیں: کہیں یہ ویڈیو تو نہیں؟",
};

export const refusalPage: Translated<typeof english.refusalPage> = {
  title: "یہ نہیں ہو سکا",
  home: "پہلے صفحے پر جائیں",
  typed: "کچھ نہیں بھیجا گیا۔ براؤزر میں واپس جائیں: جو آپ نے لکھا وہ فارم میں موجود ہے۔",
};

export const preparationPage: Translated<typeof english.preparationPage> = {
  text: "ہماری ویب سائٹ جلد آ رہی ہے۔ تب تک ہم سے یہاں رابطہ کریں:",
  staff: "عملے کے لیے: سائن اِن کریں",
};

const contract = "{text}";

const line = {
  contract,
  "field.tooLong": "براہِ کرم اسے زیادہ سے زیادہ {max} حروف میں لکھیں۔",
  "field.notOneLine": "براہِ کرم یہ ایک ہی سطر میں لکھیں، بغیر کسی خاص نشان کے۔",
};

const email = { "field.emailWrong": "یہ ای میل درست نہیں لگتی۔ مثال: name@example.com" };

const person = {
  ...line,
  ...email,
  "field.firstNameMissing": "براہِ کرم اپنا پہلا نام لکھیں۔",
  "field.lastNameMissing": "براہِ کرم اپنا آخری نام لکھیں۔",
  "field.emailMissing": "براہِ کرم اپنی ای میل لکھیں تاکہ ہم جواب دے سکیں۔",
};

const name = { "field.nameMissing": "براہِ کرم اپنا نام لکھیں۔" };

const course = { "field.courseMissing": "براہِ کرم ایک کورس چنیں۔" };

const message = {
  "field.messageTooLong": `براہِ کرم اپنا پیغام زیادہ سے زیادہ ${formats("ur").number(messageLength)} حروف میں لکھیں۔`,
};

const phone = {
  "field.phoneWrong": "یہ فون نمبر درست نہیں لگتا۔ مثال: \u2066{company.examplePhone}\u2069",
  "field.phoneExtension": "براہِ کرم نمبر ایکسٹینشن کے بغیر لکھیں۔",
  "field.phoneCountryMissing": "براہِ کرم نمبر + اور اپنے ملک کے کوڈ سے شروع کریں۔",
};

export const forms: Translated<typeof english.forms> = {
  contact: {
    ...person,
    ...phone,
    ...message,
    "field.messageMissing": "براہِ کرم پیغام لکھیں۔",
    "field.phoneNotText": "براہِ کرم فون نمبر متن کی صورت میں لکھیں۔",
    "field.serviceNotText": "براہِ کرم سروس کا نام متن کی صورت میں لکھیں۔",
  },
  enrolment: {
    ...person,
    ...course,
    ...message,
    ...phone,
    "field.batchNotText": "براہِ کرم فہرست سے ایک بیچ چنیں۔",
    "field.chatNumberMissing": "براہِ کرم اپنا فون نمبر لکھیں؛ ہم واٹس ایپ پر جواب دیتے ہیں۔",
    "field.contactMissing": "براہِ کرم ای میل یا فون نمبر لکھیں۔",
    "field.planMissing": "براہِ کرم ایک پلان چنیں۔",
    "field.scheduleUnknown": "براہِ کرم چنیں کہ آپ ادائیگی کیسے کریں گے۔",
    "field.countryUnknown": "براہِ کرم فہرست سے اپنا ملک چنیں۔",
    "field.messageNotText": "براہِ کرم پیغام متن کی صورت میں لکھیں۔",
  },
  demo: {
    ...line,
    ...name,
    ...course,
    ...email,
    ...phone,
    "field.timeMissing": "براہِ کرم ایک وقت چنیں۔",
    "field.confirmationEmailMissing": "براہِ کرم ای میل لکھیں، تصدیق اسی پر آئے گی۔",
    "field.phoneMissing": "براہِ کرم وہ فون نمبر لکھیں جس پر آپ سے بات ہو سکے۔",
  },
  account: {
    ...line,
    ...name,
    ...email,
    "field.ownEmailMissing": "براہِ کرم اپنی ای میل لکھیں۔",
    "field.newPasswordMissing": "براہِ کرم ایک پاس ورڈ چنیں۔",
    "field.newPasswordTooShort": "پاس ورڈ کم از کم {min} حروف کا ہو۔ چند لفظ ملا کر لکھنا اچھا رہتا ہے۔",
    "field.newPasswordTooLong": `پاس ورڈ زیادہ سے زیادہ ${passwordLength.max} حروف کا ہو۔`,
    "field.passwordMissing": "براہِ کرم اپنا پاس ورڈ لکھیں۔",
    "field.passwordTooLong": "پاس ورڈ زیادہ سے زیادہ {max} حروف کا ہوتا ہے۔",
  },
  assistant: {
    contract,
    "field.questionMissing": "براہِ کرم سوال لکھیں۔",
    "field.questionTooLong": "براہِ کرم سوال زیادہ سے زیادہ {max} حروف میں لکھیں۔",
    "field.chatMessageTooLong": `براہِ کرم ہر پیغام زیادہ سے زیادہ ${assistantLimits.message} حروف میں لکھیں۔`,
    "field.conversationTooLong": "بات چیت کا یہ حصہ بہت لمبا ہے۔",
  },
  office: {
    ...line,
    ...name,
    "field.codeMissing": "براہِ کرم کوڈ لکھیں۔",
    "field.missing": "براہِ کرم اسے پُر کریں۔",
    "field.notChosen": "براہِ کرم فہرست سے چنیں۔",
    "field.messageEmpty": "براہِ کرم کچھ لکھیں۔",
    "field.percent": "براہِ کرم 1 سے 100 تک پورا عدد لکھیں، یا خالی چھوڑ دیں۔",
    "field.reasonMissing": "براہِ کرم وجہ لکھیں۔",
    "field.host": "براہِ کرم صرف سرور کا نام لکھیں، جیسے smtp.example.com",
    "field.graceDays": "براہِ کرم دن پورے عدد میں لکھیں، 0 سے 90 تک۔",
    "field.cardKey": "براہِ کرم پوری کلید کاپی کریں: یہ sk_ یا rk_ سے شروع ہوتی ہے۔",
    "field.meetingKey": "براہِ کرم پورا کاپی کریں، خالی جگہ کے بغیر۔",
    "field.googleClient": "براہِ کرم پورا Client ID کاپی کریں: یہ \u200e.apps.googleusercontent.com پر ختم ہوتا ہے۔",
    "field.cardWebhook": "براہِ کرم دستخط کی پوری کلید کاپی کریں: یہ whsec_ سے شروع ہوتی ہے۔",
    "field.port": "براہِ کرم 1 سے 65535 تک کا نمبر لکھیں: میل سرور والے اپنا نمبر بتاتے ہیں۔",
  },
  work: {
    ...line,
    "field.workTitleMissing": "براہِ کرم اس کا عنوان لکھیں۔",
    "field.criterionMissing": "براہِ کرم لکھیں کہ یہ نمبر کس چیز کے ہیں۔",
    "field.weightWrong": "براہِ کرم 0 سے 1,000 تک وزن دیں، اعشاریہ کے بعد زیادہ سے زیادہ دو ہندسے۔",
    "field.pointsWrong": "براہِ کرم 0 سے 10,000 تک نمبر دیں، اعشاریہ کے بعد زیادہ سے زیادہ دو ہندسے۔",
    "field.percentWrong": "براہِ کرم 0 سے 100 تک فیصد لکھیں۔",
    "field.daysWrong": "براہِ کرم 0 سے 365 تک پورے دن لکھیں، یا خالی چھوڑ دیں۔",
    "field.timeWrong": "براہِ کرم دن اور وقت لکھیں۔",
    "field.acceptsNothing": "براہِ کرم چنیں کہ کیا جمع کرایا جا سکتا ہے۔",
    "field.fileSizeWrong": "براہِ کرم 1 سے 25 ایم بی تک کا سائز لکھیں۔",
    "field.rubricTooLong": "نمبروں کی تقسیم میں زیادہ سے زیادہ 20 سطریں ہو سکتی ہیں۔",
    "field.linkWrong": "براہِ کرم پورا پتہ لکھیں جو https:// سے شروع ہو۔",
    "field.filesTooMany": "زیادہ سے زیادہ {max} فائلیں جمع کرائی جا سکتی ہیں۔",
  },
  sending: {
    contract,
    "field.formUnknown": "ہم اس قسم کا فارم نہیں جانتے۔",
    "field.keyTooShort": "براہِ کرم بھیجنے کا نام کم از کم {min} حروف کا رکھیں۔",
    "field.keyTooLong": "براہِ کرم بھیجنے کا نام زیادہ سے زیادہ {max} حروف کا رکھیں۔",
  },
};

export const notFound: Translated<typeof english.notFound> = {
  code: "404",
  title: "افوہ! صفحہ نہیں ملا",
  lead: "شاید صفحہ کہیں اور چلا گیا ہے، یا پتے میں غلطی ہے۔ پہلے صفحے سے آپ ہر کورس اور سروس تک جا سکتے ہیں۔",
  homeLink: { label: "پہلے صفحے پر جائیں", href: "/" },
};

export const failures: Translated<typeof english.failures> = {
  screen: "اچانک کچھ خرابی ہو گئی!",
  outline: "کورس کا خاکہ نہیں کھل سکا۔",
  outlineHint: "کورس کا خاکہ نہیں کھل سکا۔ براہِ کرم کچھ دیر بعد دوبارہ کوشش کریں۔",
  outlineMissing: "کورس نہیں ملا",
  batches: "بیچ نہیں کھل سکے۔",
  batchesHint: "اس کورس کے بیچ نہیں کھل سکے۔",
  video: "ویڈیو نہیں چل سکی۔ براہِ کرم دوبارہ کوشش کریں۔",
  videoLocked: "اجازت نہیں ملی۔ براہِ کرم اپنی سیکرٹ آئی ڈی دیکھ لیں۔",
  videoMissing: "اس بیچ کی کوئی ویڈیو نہیں ملی",
  lectures: "لیکچر نہیں کھل سکے۔",
  lecturesLocked: "اجازت نہیں ملی۔ براہِ کرم درست سیکرٹ آئی ڈی لکھیں۔",
  secretIdEmpty: "سیکرٹ آئی ڈی خالی نہیں ہو سکتی",
};
