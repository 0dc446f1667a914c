/** Upper limits of a quiz. They stand apart from its contract, which no student's page loads. */
export const quizBounds = {
  questions: 100,
  options: 12,
  accepted: 40,
  minutes: 600,
  attempts: 20,
  points: 1000,
  essay: 8000,
  /** Letters of a topic. */
  topic: 80,
  /** Questions in the bank of a course. */
  bank: 3000,
  /** Questions of one import, and its letters. */
  imported: 300,
  importedText: 300_000,
};
