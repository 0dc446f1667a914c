import type { Translated } from "#shared/words.ts";
import type * as english from "./words.en.ts";

export const replyWords: Translated<typeof english.replyWords> = {
  title: "دیکھنے والے جواب",
  about:
    "یہ ای میل سے آئے، مگر یقین نہیں کہ اسی شخص نے لکھے ہیں، یا ان کی بات چیت ختم ہو چکی ہے۔ جب تک آپ انہیں شامل نہ کریں، یہ کہیں نظر نہیں آتے۔",
  waiting: { one: "ای میل سے آیا {count} جواب دیکھنا ہے", other: "ای میل سے آئے {count} جواب دیکھنے ہیں" },
  empty: "یہاں کچھ باقی نہیں۔",
  emptyText: "جو جواب یقیناً اسی شخص کے ہوں جسے ای میل گئی تھی، وہ خود اپنی بات چیت میں چلے جاتے ہیں۔",
  from: "بھیجنے والا: {sender}",
  to: "{name} سے بات چیت میں",
  toStudent: "طالب علم کے سوال پر {name} کا جواب",
  formerMember: "عملے کا سابق رکن",
  noSubject: "کوئی موضوع نہیں",
  reasons: {
    sender: "یہ اس شخص کے پتے سے نہیں، کسی اور پتے سے آیا ہے۔",
    unproved: "بھیجنے والے کا پتہ ثابت نہیں: یہ کسی نے بھی لکھا ہو سکتا ہے۔",
    closed: "اس کی بات چیت ختم ہو چکی ہے۔",
    unreadable: "یہ پڑھا نہیں جا سکا۔ جیسا آیا ویسا ہی ساتھ لگا ہے۔",
    empty: "اس میں نہ متن ہے نہ فائل۔",
    refused: "اس کی بات چیت میں یہ نہیں آ سکا۔",
  },
  cut: "پچھلی ای میل کا متن شامل نہیں کیا گیا۔",
  files: "فائلیں",
  postedFiles: "شامل کیے گئے جوابوں کی فائلیں",
  post: "شامل کریں",
  postHint: "بات چیت میں یہ اسی شخص کی بات کے طور پر نظر آئے گا۔",
  discard: "مٹا دیں",
  discardConfirm: "یہ جواب مٹا دیں؟ اس کا متن اور فائلیں مٹ جائیں گی۔",
  posted: "شامل ہو گیا۔",
  discarded: "مٹا دیا گیا۔",
};

export const replyRefusals: Translated<typeof english.replyRefusals> = {
  "mail.notIncoming": "ابھی ای میل سے جواب نہیں آتے۔ پہلے آنے کا راستہ محفوظ کریں۔",
  "reply.noThread": "اس جواب کی بات چیت اب موجود نہیں۔",
  "reply.unknown": "یہ جواب اب موجود نہیں۔",
  "reply.decided": "کوئی یہ جواب پہلے ہی شامل کر چکا یا مٹا چکا ہے۔",
  "reply.fileGone": "یہ فائل اب موجود نہیں۔",
};
