/** The list of a student's classes. */
export const classWords = {
  title: "Your classes",
  next: "Coming up",
  later: "Later ({count})",
  past: "Earlier ({count})",
  empty: "No classes yet",
  emptyText: "As soon as you have a seat in a batch, its classes stand here with their dates and hours.",
  nothingAhead: "No further class is planned.",
  hours: "{from} – {to}",
  zone: "All times are {zone}.",
  with: "with {teacher}",
  cancelled: "Cancelled",
  now: "Now",
  join: "Join the class",
  morning: "Morning e-mail: what the day holds, at 7 AM",
};
