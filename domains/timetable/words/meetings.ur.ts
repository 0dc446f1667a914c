import type { Translated } from "#shared/words.ts";
import type * as english from "./meetings.en.ts";

const noMeeting = {
  again: "آن لائن کلاس نہیں بن سکی۔ ایک منٹ بعد “کلاس شروع کریں” دوبارہ دبائیں، یا خود لنک ڈالیں۔",
  busy: "سروس ابھی مزید کلاسیں نہیں بنا رہی۔ چند منٹ بعد “کلاس شروع کریں” دوبارہ دبائیں، یا خود لنک ڈالیں۔",
  owner:
    "سروس ادارے کا اکاؤنٹ قبول نہیں کرتی۔ خود لنک ڈالیں اور کسی مالک کو بتائیں: سیٹنگز میں آن لائن کلاسوں کے صفحے پر “آزمائیں” وجہ بتاتا ہے۔",
};

export const meetingWords: Translated<typeof english.meetingWords> = {
  title: "آن لائن کلاسیں",
  about: "جن کلاسوں کا اپنا لنک نہیں وہ کہاں ہوتی ہیں: Zoom، Google Meet یا Jitsi سرور پر۔",
  lead: "آن لائن کلاس شروع ہونے سے 15 منٹ پہلے سے، جیسے ہی کوئی اسے کھولے، اس کے لیے الگ لنک بن جاتا ہے۔ استاد “کلاس شروع کریں” سے اور طلبہ “شامل ہوں” سے اس میں آتے ہیں۔ بیچ یا کلاس کا اپنا لنک ہو تو پہلے وہی چلتا ہے۔",
  jitsi: {
    title: "Jitsi سرور",
    about:
      "ہر کلاس کو اپنا کمرہ ملتا ہے، جس کا نام کوئی بوجھ نہیں سکتا۔ یہ تب چلتا ہے جب Zoom یا Google Meet کا اکاؤنٹ نہ ہو۔",
  },
  server: "Jitsi سرور",
  serverHint: "جیسے https://meet.jit.si ، یا آپ کا اپنا۔ کوئی نہیں تو خالی چھوڑیں۔",
  save: "محفوظ کریں",
  saved: "محفوظ ہو گیا۔",
  start: "کلاس شروع کریں",
  addLink: "آن لائن کلاس کا لنک ڈالیں",
  troubles: {
    ...{ "no answer": noMeeting.again, failed: noMeeting.again, busy: noMeeting.busy },
    ...{ "wrong client": noMeeting.owner, "wrong account": noMeeting.owner, "wrong token": noMeeting.owner },
    ...{ "not allowed": noMeeting.owner, "switched off": noMeeting.owner, locked: noMeeting.owner },
  },
  account: {
    title: "Zoom یا Google Meet",
    about:
      "کلاسیں وہاں آپ کے اکاؤنٹ میں بنتی ہیں، ان کلیدوں سے جو آپ یہاں کاپی کرتے ہیں۔ کلیدیں خفیہ کر کے رکھی جاتی ہیں اور پھر کبھی نہیں دکھائی جاتیں؛ جب یہ بدلیں تو ہر مالک کو ای میل جاتی ہے۔",
    off: "Zoom یا Google Meet کا کوئی اکاؤنٹ نہیں ہے۔",
    on: { zoom: "کلاسیں Zoom پر ہوتی ہیں۔", google: "کلاسیں Google Meet پر ہوتی ہیں۔" },
    locked: {
      zoom: "Zoom کی کلیدیں پڑھی نہیں جا سکتیں، کیونکہ AUTH_SECRET بدل دیا گیا ہے۔ انہیں دوبارہ لکھیں: تب تک استاد خود لنک ڈالیں۔",
      google:
        "Google Meet کی کلیدیں پڑھی نہیں جا سکتیں، کیونکہ AUTH_SECRET بدل دیا گیا ہے۔ انہیں دوبارہ لکھیں: تب تک استاد خود لنک ڈالیں۔",
    },
    ownersAlone: "اکاؤنٹ صرف مالک بدل سکتا ہے۔",
    setUp: { zoom: "Zoom لگائیں", google: "Google Meet لگائیں" },
    steps: {
      zoom: [
        "نیچے دیے گئے پتے پر Zoom App Marketplace میں Zoom اکاؤنٹ کے مالک یا منتظم کے طور پر سائن اِن کریں۔ Develop، پھر Build App، پھر Server-to-Server OAuth چنیں۔",
        "Scopes میں وہ اجازت شامل کریں جو نیچے لکھی ہے۔ پھر Activation میں ایپ کو فعال کریں۔",
        "App Credentials میں Account ID، Client ID اور Client Secret لکھے ہیں۔ انہیں یہاں کاپی کریں۔",
        "کلاسیں اس شخص کے نام پر بنتی ہیں جس نے ایپ بنائی، اور اس کے بغیر بھی شروع ہو جاتی ہیں۔ Zoom کے ایک لائسنس پر ایک وقت میں ایک ہی کلاس ہو سکتی ہے: دو کلاسیں ایک ہی وقت پر ہوں تو ایک بیچ کو اپنا لنک دیں۔",
      ],
      google: [
        "نیچے دیے گئے پتے پر Google Cloud Console میں ایک پروجیکٹ بنائیں۔ APIs & Services میں Library کے تحت Google Meet REST API کو فعال کریں۔",
        "Google Auth Platform میں Audience کے تحت Internal چنیں؛ Gmail اکاؤنٹ ہو تو External چنیں اور ایپ کو شائع کریں، ورنہ ٹوکن سات دن بعد ختم ہو جاتا ہے۔",
        "Clients میں Web Application کی قسم کا کلائنٹ بنائیں اور نیچے لکھا واپسی کا پتہ دیں۔ اس کا Client ID اور Client Secret یہاں کاپی کریں۔",
        "واپسی کا پتہ براؤزر میں کھولیں۔ گیئر کے نشان میں اپنی OAuth کلیدیں استعمال کرنے کے خانے پر نشان لگا کر دونوں لکھیں۔ نیچے لکھی اجازت ڈالیں، اس Google اکاؤنٹ سے اجازت دیں جس میں کلاسیں ہوں، اور کوڈ کو ٹوکن سے بدلیں۔ Refresh Token یہاں کاپی کریں۔",
      ],
    },
    site: "پتہ",
    scope: "اجازت (Scope)",
    redirect: "واپسی کا پتہ (Redirect)",
    fields: {
      account: "اکاؤنٹ آئی ڈی (Account ID)",
      client: "کلائنٹ آئی ڈی (Client ID)",
      secret: "خفیہ کلید (Client Secret)",
      refresh: "ریفریش ٹوکن (Refresh Token)",
    },
    googleClientHint: "یہ \u200e.apps.googleusercontent.com پر ختم ہوتا ہے۔",
    save: { zoom: "محفوظ کریں اور Zoom پر کلاس لیں", google: "محفوظ کریں اور Google Meet پر کلاس لیں" },
    saved: "محفوظ ہو گیا۔ جن کلاسوں کا لنک نہیں بنا ان کا اب وہاں بنے گا، اور ہر مالک کو ای میل جا رہی ہے۔",
    try: "آزمائیں",
    tried: {
      works: "یہ چلتا ہے: آن لائن کلاسیں بن سکتی ہیں۔",
      "no answer": "سروس نے جواب نہیں دیا۔ براہِ کرم ایک منٹ بعد دوبارہ کوشش کریں۔",
      failed: "سروس جواب نہیں دے سکی۔ براہِ کرم ایک منٹ بعد دوبارہ کوشش کریں۔",
      busy: "سروس ابھی مزید درخواستیں نہیں لے رہی۔ براہِ کرم چند منٹ بعد دوبارہ کوشش کریں۔",
      "wrong client": "سروس اس Client ID کو اس Client Secret کے ساتھ نہیں پہچانتی۔ براہِ کرم دونوں دوبارہ کاپی کریں۔",
      "wrong account": "Zoom یہ Account ID قبول نہیں کرتا، یا وہاں ایپ فعال نہیں ہے۔",
      "wrong token":
        "Google اب یہ Refresh Token قبول نہیں کرتا۔ براہِ کرم نیا بنائیں، اور ایپ آزمائش میں ہو تو اسے شائع کریں۔",
      "not allowed":
        "سروس اکاؤنٹ کو پہچانتی ہے، لیکن اسے آن لائن کلاسیں بنانے کی اجازت نہیں۔ براہِ کرم وہاں نیچے لکھی اجازت شامل کریں؛ Google میں اس کے ساتھ نیا Refresh Token بنائیں۔",
      "switched off": "Google پروجیکٹ میں Google Meet REST API فعال نہیں ہے۔ براہِ کرم وہاں اسے فعال کریں۔",
      locked: "کلیدیں پڑھی نہیں جا سکتیں۔ براہِ کرم دوبارہ لکھیں۔",
    },
    remove: "اکاؤنٹ ہٹائیں",
    removeSure: "اکاؤنٹ ہٹا دیں؟ جو لنک بن چکے وہ رہیں گے۔ باقی کلاسوں کو پھر Jitsi سرور یا لنک چاہیے ہوگا۔",
    removed: "ہٹا دیا گیا۔ ہر مالک کو ای میل جا رہی ہے۔",
  },
};
