/** Bytes. */
export const KB = 1024;
export const MB = 1024 * KB;

/** The most bytes of a body of each kind, as `server/api/middleware/read-body.ts` takes them. */
export const limits = {
  text: 64 * KB,
  staff: 640 * KB,
  captions: 1.25 * MB,
  document: 2 * MB,
  photo: 16 * MB,
  material: 24 * MB,
};

/** A form of the pages: what names the act, its fields, and which of them are long. */
export const act = (intent, base = {}, long = [], more = {}) => {
  return { send: "form", intent, base: { ...(intent && { intent }), ...base }, long, ...more };
};
/** A body as JSON. */
export const json = (base, long, more = {}) => ({ send: "json", base, long, ...more });
/** Acts that need nothing but their names. */
export const acts = (...intents) => intents.map((intent) => act(intent));

/** Somebody new. */
export const person = { firstName: "Ayesha", lastName: "Khan", email: "{email}", phone: "+92 300 1234567" };

export const booking = {
  courseId: "data-analyst",
  start: "{slot}",
  name: "Ayesha Khan",
  email: "{email}",
  phone: person.phone,
  timeZone: "Asia/Karachi",
};
export const enrolment = {
  formType: "enrollment-form",
  ...person,
  course: "data-analyst",
  country: "Pakistan",
  message: "Hi",
};
export const order = {
  formType: "registration-form",
  ...person,
  course: "data-analyst",
  plan: "standard",
  country: "DE",
  message: "",
};
