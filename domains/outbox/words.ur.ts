import type { Translated } from "#shared/words.ts";
import type * as english from "./words.en.ts";

export const outboxWords: Translated<typeof english.outboxWords> = {
  title: "واٹس ایپ کے پیغام",
  lead: "تیار پیغام، جو آپ اپنے فون یا کمپیوٹر سے بھیجتے ہیں۔ جو پیغام آپ کھولیں وہ دس منٹ کے لیے آپ کا ہے۔",
  count: { one: "{count} پیغام منتظر ہے", other: "{count} پیغام منتظر ہیں" },
  kind: "کس بارے میں",
  all: "تمام",
  kinds: { fees: "فیس", announcement: "اعلانات", demo: "ڈیمو کلاسیں" },
  sameNumber: { one: "اس نمبر کے لیے {count} پیغام", other: "اس نمبر کے لیے {count} پیغام" },
  opened: "{name} نے کھولا ہوا ہے",
  mine: "آپ نے کھولا ہوا ہے",
  open: "چیٹ کھولیں",
  openLink: "واٹس ایپ کھولیں",
  sent: "میں نے بھیج دیا",
  leave: "چھوڑ دیں",
  stop: "یہ پیغام نہیں چاہتے",
  stopped: "واٹس ایپ پیغام نہیں چاہتے",
  done: {
    opened: "یہ دس منٹ کے لیے آپ کا ہے۔ واٹس ایپ کھول کر بھیجیں۔",
    sent: "بھیجا ہوا لکھ دیا گیا۔",
    left: "چھوڑ دیا گیا۔",
    stopped: "اب سے انہیں پیغام نہیں جائیں گے۔",
    resumed: "انہیں پھر پیغام جائیں گے۔",
  },
  empty: "کوئی پیغام منتظر نہیں۔",
  emptyText: "فیس کی یاد دہانی، اعلان اور ڈیمو کلاس کے پیغام یہاں آتے ہیں۔",
  blocked: "براؤزر نے چیٹ کھلنے نہیں دی۔",
  today: { title: "واٹس ایپ کے پیغام بھیجنے ہیں", open: "تمام پیغام" },
  states: { waits: "پیغام بھیجنے کو تیار", sent: "پیغام بھیج دیا", left: "پیغام چھوڑ دیا" },
  prepared: {
    button: "واٹس ایپ کے پیغام بھیجنے کے لیے تیار کریں",
    done: { one: "{count} پیغام بھیجنے کو تیار ہے۔", other: "{count} پیغام بھیجنے کو تیار ہیں۔" },
  },
};

export const outboxRefusals: Translated<typeof english.outboxRefusals> = {
  "outbox.unknown": "یہ پیغام اب یہاں نہیں۔",
  "outbox.sent": "یہ پہلے ہی بھیجا جا چکا ہے۔",
  "outbox.past": "اب اس پیغام کی ضرورت نہیں، یا یہ نمبر پیغام نہیں چاہتا۔",
  "outbox.taken": "اس وقت {by} نے اسے کھولا ہوا ہے۔",
};
