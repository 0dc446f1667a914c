/** Announcements in the office. */
export const talkWords = {
  title: "Announcements",
  lead: "What students are told: on their page, by e-mail, and as a WhatsApp text for those without e-mail.",
  write: "Write an announcement",
  empty: "Nothing announced yet",
  emptyText: "Tell a batch what it needs to know: a changed room, a thing to bring, a link.",
  columns: { title: "Announcement", to: "To", author: "By", at: "Sent", seen: "Seen" },
  seenOf: "{seen} of {reached}",
  waits: "goes out {time}",
  spreading: "going out",
  everyBatch: "all batches",
  unknownAuthor: "the office",
  groups: {
    students: "The students",
    waiting: "The waiting list",
    owing: "Those who owe",
    absent: "Those who were absent",
    people: "Chosen people",
  },
  form: {
    title: "A new announcement",
    to: "To whom",
    batches: "Batches",
    batchesHint: "All who owe, of any batch: choose none.",
    class: "About a class",
    noClass: "No class",
    classHint: "Needed for those who were absent. With a class, choose one batch.",
    chosen: { one: "{count} person, chosen by hand", other: "{count} people, chosen by hand" },
    subject: "Title",
    text: "Text",
    marks: "Bold is **so**, a link [so](https://example.com), code `so`; a list begins with - or 1.",
    email: "Also by e-mail",
    at: "Send at",
    atHint: "Empty: now. By {zone}.",
    changed: "This goes to other people than you saw. Please look again, then send it.",
    check: "Show me first",
    send: "Send",
    preview: "This is how it reads",
    templates: "Begin with an earlier one",
    use: "Use it",
  },
  reach: {
    people: { one: "Goes to {count} person", other: "Goes to {count} people" },
    byEmail: "{count} by e-mail",
    byWhatsApp: "{count} by WhatsApp only",
    byPage: "{count} on their page only",
    nobody: "This goes to nobody.",
  },
  sent: "Stored. It goes out in a minute; until then you can take it back.",
  planned: "Stored. It goes out {time}; until then you can take it back.",
  takeBack: "Take it back",
  takenBack: "Taken back. Nobody has been told.",
  again: "Write this again",
  back: "All announcements",
  said: "Written by {author}, {time}, to: {to}",
  state: {
    waits: "It goes out at {time}.",
    spreading: "It is going out now: {reached} have it.",
    spread: { one: "{count} person has it.", other: "{count} people have it." },
    seen: { one: "{count} has seen it.", other: "{count} have seen it." },
    reminding: "Those who have not seen it are written to at {time}.",
  },
  unseen: "Not seen yet",
  seenBy: "Seen",
  seenAt: "seen {time}",
  nobodyUnseen: "Everybody has seen it.",
  remind: "Tell those who have not seen it",
  reminded: "They are written to in a minute.",
  unremind: "Don't write to them",
  unreminded: "Nobody is written to again.",
  chat: "WhatsApp",
  chatTo: "Open WhatsApp with {name}",
  noWay: "no e-mail, no number",
};

/** A student's news. */
export const newsWords = {
  title: "News",
  empty: "No news yet",
  emptyText: "What your teachers and our office announce appears here.",
  new: "New",
  count: { one: "{count} new", other: "{count} new" },
};

/** The e-mail of an announcement. */
export const talkEmails = {
  announcement: {
    preview: "An announcement for your class.",
    previewAgain: "You may not have seen this yet.",
    button: "Open it on your page",
    note: "Reply to this e-mail, and our office reads it.",
  },
};

/** Refusals about announcements. */
export const talkRefusals = {
  "announcement.unknown": "This announcement is not there, or not for you.",
  "announcement.nobody": "Nobody is in this group now, so there is nobody to tell.",
  "announcement.past": "This time is over. Leave it empty to send now.",
  "announcement.begun": "It is going out already, so it cannot be taken back.",
  "announcement.notSpread": "It is still going out. Please wait a moment.",
  "announcement.oneBatch": "With a class, please choose its batch alone.",
};
