/** From this share of its length on, a video counts as watched to the end. */
export const finishedFrom = 0.95;
