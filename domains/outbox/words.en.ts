/** Chat texts that staff send by hand. */
export const outboxWords = {
  title: "WhatsApp texts",
  lead: "Prepared texts, sent from your own phone or computer. A text that you open is yours for ten minutes.",
  count: { one: "{count} text waits", other: "{count} texts wait" },
  kind: "About",
  all: "All",
  kinds: { fees: "Fees", announcement: "Announcements", demo: "Trial classes" },
  sameNumber: { one: "{count} text for this number", other: "{count} texts for this number" },
  opened: "{name} has it open",
  mine: "You have it open",
  open: "Open chat",
  openLink: "Open WhatsApp",
  sent: "I sent it",
  leave: "Leave it out",
  stop: "They want no texts",
  /** In place of a link to a chat. */
  stopped: "Wants no WhatsApp texts",
  done: {
    opened: "It is yours for ten minutes. Open WhatsApp and send it.",
    sent: "Recorded as sent.",
    left: "Left out.",
    stopped: "They are left alone from now on.",
    resumed: "They get texts again.",
  },
  empty: "No text waits.",
  emptyText: "Fee reminders, announcements and trial classes put their texts here.",
  blocked: "The browser has kept the chat from opening.",
  today: { title: "WhatsApp texts to send", open: "All texts" },
  states: { waits: "Text waits in the outbox", sent: "Text sent", left: "Text left out" },
  prepared: {
    button: "Put WhatsApp texts in the outbox",
    done: { one: "{count} text waits in the outbox.", other: "{count} texts wait in the outbox." },
  },
};

export const outboxRefusals = {
  "outbox.unknown": "This text is not here any more.",
  "outbox.sent": "It was sent already.",
  "outbox.past": "No one needs this text any more, or its number wants no texts.",
  "outbox.taken": "{by} has it open now.",
};
