/** The email about changed classes, to students and teachers of a batch, and the same as a text for WhatsApp. */
export const classEmails = {
  changed: {
    subject: "Your timetable has changed: {batch}, {course}",
    heading: "Your timetable has changed",
    text: "This is new in {batch}:",
    join: "Join this class",
    classroom: "Go to your classes",
    office: "See the timetable",
    note: "If your calendar reads your classes from us, it shows this by itself.",
  },
  lines: {
    moved: "Moved: the class of {was} is now on {now}.",
    cancelled: "Cancelled: the class of {now}.",
    cancelledWhy: "Cancelled: the class of {now}. {reason}",
    restored: "It takes place after all: the class of {now}.",
    added: "Extra class: {now}, with {teacher}.",
    teacher: "{teacher} instead of {was}: the class of {now}.",
    teacherOfSeveral: {
      one: "{teacher} instead of {was}: one class from {now} on.",
      other: "{teacher} instead of {was}: {count} classes from {now} on.",
    },
    further: {
      one: "One more class: see your timetable.",
      other: "{count} more classes: see your timetable.",
    },
    rule: "Classes are {days}, {hours}, from {from} to {until}.",
  },
  when: "{day}, {from} – {to} ({zone})",
  whatsapp: { title: "{batch}, {course}", join: "Join here: {url}" },
};
