/**
 * Shown when the database or its disk cannot be used: the text of the toast 'Submission Failed', ending with the words of
 * specification §8.
 */
export const outageWords = "Something on our side is not working right now. Please try again later.";

/** Shown when more pages are requested than the server can render right now. */
export const busyWords = "The site is very busy right now. Please try again in a moment.";
