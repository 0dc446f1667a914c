/**
 * What a visitor reads when the database, or the disk under it, cannot be used: the message of the toast 'Submission
 * Failed', with the words that specification §8 ends it with.
 */
export const outageWords = "Something on our side is not working just now. Please try again later.";
