/** A student's or teacher's classes in their own calendar. */
export const calendarWords = {
  page: "Your calendar",
  title: "Your classes in your own calendar",
  text: "Google Calendar, Apple Calendar, Outlook and others can read your classes from an address of your own. Moved and cancelled classes follow by themselves.",
  keep: "Whoever has this address can read your classes, so keep it to yourself. If it got about, make a new one: the old one ends at once.",
  once: "Copy it now. It is shown this once; only a hash of it is stored.",
  address: "Your calendar address",
  since: "You have an address since {day}. It is not shown again; make a new one if you have lost it.",
  none: "You have no address yet.",
  make: "Make an address",
  renew: "Make a new address",
  revoke: "End the address",
  revoked: "The address has ended: calendars read nothing there any more.",
  copy: "Copy",
  copied: "Copied",
  how: "How to add it",
  steps: [
    "Google Calendar: on a computer, Other calendars, From URL.",
    "Apple: Calendar, File, New Calendar Subscription.",
    "Outlook: Add calendar, Subscribe from web.",
  ],
  /** What calendars show. */
  feed: {
    name: "{company}: classes",
    summary: "{course}",
    titled: "{title} ({course})",
    text: "{batch}, with {teacher}. Join: {url}",
    cancelled: "{batch}: this class is cancelled. {reason}",
  },
};
