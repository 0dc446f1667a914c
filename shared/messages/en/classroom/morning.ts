/** Where a student switches the morning e-mail on and off. */
export const morningWords = {
  title: "Morning e-mail",
  on: {
    title: "Your morning e-mail is on",
    text: "On days with a class, or with something due, it tells you at 7 AM what the day holds.",
    action: "Switch it off",
  },
  off: {
    title: "Your morning e-mail is off",
    text: "You still see classes and what is due on your page, and we still write when a class is moved or cancelled, or a grade is posted.",
    action: "Switch it on",
  },
  unknown: {
    title: "This link no longer works",
    text: "It is too old, or part of it is missing. Sign in, and you can switch the e-mail there.",
    action: "Sign in",
  },
  back: "To your week",
};
