/**
 * What a visitor reads when the database, or the disk under it, cannot be used: the message of the toast 'Submission
 * Failed', with the words that specification §8 ends it with.
 */
export const outageWords = "Something on our side is not working just now. Please try again later.";

/** What a visitor reads when more pages are asked for than can be made just now. */
export const busyWords = "More people are asking than we can answer just now. Please try again in a moment.";
