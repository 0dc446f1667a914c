const join = "Join the class";

/** The emails about demo classes: confirmation, cancellation, reminder, and what the staff get. */
export const demoEmails = {
  /** When a class is. */
  time: "{day}, {start} to {end}",
  booked: {
    subject: "Your demo class is booked: {start} | {company.name}",
    heading: "Your demo class is booked",
    lead: "We look forward to meeting you. The attached entry puts the class into your calendar.",
  },
  moved: {
    subject: "Your demo class has moved: {start} | {company.name}",
    heading: "Your demo class has a new time",
    lead: "Your class has been moved as you asked. The attached entry updates the one in your calendar.",
  },
  confirmation: {
    preview: "{course}: where to join, and an entry for your calendar.",
    onTheDay:
      "You need a browser and a steady connection; headphones help. We will remind you a day and an hour before.",
    join,
    change: "If the time no longer suits you, choose another or cancel, free of charge and without a call: {link}",
    changeLink: "Change or cancel",
    mistake: "If this wasn't you, ignore this e-mail, or cancel the class with the link above.",
  },
  cancellation: {
    subject: "Your demo class is cancelled: {start} | {company.name}",
    preview: "It is removed from your calendar as well. You can book another one at any time.",
    heading: "Your demo class is cancelled",
    lead: "As you asked, we have cancelled this class. It is removed from your calendar as well.",
    again: "You are welcome to book another one at any time; it stays free.",
    book: "Book another class",
  },
  reminder: {
    subject: "Reminder: your demo class, {start} | {company.name}",
    preview: "{course}: where to join, and how to choose another time.",
    heading: "Your demo class is coming up",
    lead: "This is a short reminder of the class you booked.",
    join,
    change: "Something came up? Changing is free: {link}",
    changeLink: "Choose another time or cancel",
  },
  staff: {
    /** By what happened to the booking last. */
    news: {
      booked: { subject: "New demo booking: {course}, {start}", heading: "New demo booking" },
      moved: { subject: "Demo booking moved: {course}, {start}", heading: "A demo booking has moved" },
      cancelled: { subject: "Demo booking cancelled: {course}, {start}", heading: "A demo booking is cancelled" },
    },
    name: "Name",
    answer: "Reply to this e-mail to write to {name}.",
  },
};
