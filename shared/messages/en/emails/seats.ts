/** The emails about a place in a batch, to the student. */
export const seatEmails = {
  offered: {
    subject: "A seat is free for you: {batch}, {course}",
    preview: "We hold it for you until {until}.",
    heading: "A seat is free for you",
    text: "You are next on the waiting list, and a seat has become free. We hold it for you until {until}; after that it goes to the next in line.",
    button: "Take this seat",
    note: "If you no longer want it, you need do nothing.",
  },
  released: {
    subject: "Your seat was released: {batch}, {course}",
    preview: "It is no longer held for you. Here is why.",
    heading: "Your seat was released",
    text: "The seat that we held for you is free for others again. Our team writes:",
    note: "Your order stays open. If you have paid, or still want the place, please write to us.",
    button: "See your order",
  },
  moved: {
    subject: "Your new batch: {batch}, {course}",
    preview: "Classes begin on {start}.",
    heading: "You have moved to another batch",
    text: "Your place is now in this batch. What you have paid goes with you. Classes begin on {start}.",
    button: "Go to your courses",
  },
  /** The first class as a calendar entry. */
  event: {
    title: "First class: {course}",
    text: "{batch}, {days}, {hours}, with {teacher}.",
  },
  given: {
    subject: "You have a seat: {batch}, {course}",
    preview: "Your place in {course} is yours. Classes begin on {start}.",
    heading: "You have a seat",
    text: "A seat has become free and, because you have paid, it is yours. Classes begin on {start}.",
    button: "Go to your courses",
  },
};
