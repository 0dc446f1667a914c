/** The sentences of a form of the office or the classroom about its way to the server. */
export const sendingWords = {
  connection: "You're offline. What you typed is saved on this device and will be sent when you're back online.",
  busy: "The server is not answering. What you typed is saved on this device and will be sent in a moment.",
  tooLarge: "This is too large to send. Please make it shorter, or choose a smaller file.",
  failed: "Something went wrong on our side. What you typed is still here: please send it again in a moment.",
  /** A form whose content is never saved: a code, a password. */
  unsaved: "This was not sent: the server cannot be reached. Please send it again once you're back online.",
  signedOut: "Your session has ended. What you typed is still here:",
  signIn: "sign in again in a new tab, then send it",
  verifyAgain: "show it in a new tab, then send this again",
  restored: "Restored what you had typed.",
  discard: "Discard",
  changed: "Changed by someone else in the meantime. Your text is still in the form; this is saved now:",
  nothing: "nothing",
  undo: "Undo",
  back: "Go back",
  yes: "Yes:",
  link: "You're offline. The page opens when you're back online.",
};

/** Why a form that was sent before is not taken again. */
export const sendingRefusals = {
  "form.takenBefore":
    "An earlier version of this form was already taken. Please look at the page before you send this one as well.",
  "form.refusedBefore": "This form was refused a moment ago. Please send it again.",
  "form.unknownOutcome":
    "It is not known whether this form was taken: the server stopped in the middle of it. Please look at the page before you send it again.",
};
