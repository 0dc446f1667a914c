const [KB, MB] = [1024, 1024 * 1024];

/**
 * The largest request body of each kind, in bytes. For files it exceeds the file's own limit, so that the act itself
 * refuses a slightly larger one with a message. `deploy/nginx.conf` allows the same sizes.
 */
export const bodySizes = {
  /** A form of text: 5,000 characters of message are at most 20 KB. */
  text: 64 * KB,
  /** An event of the card provider; Stripe's are a few kilobytes. */
  paymentEvent: 512 * KB,
  /** A document's form: 300,000 characters, and the names of its fields. */
  document: 2 * MB,
  /** A bank's file of 10,000 rows. */
  statement: 2 * MB,
  /** A form of staff: a list of 500 students, in a script whose letters take six bytes each. */
  staff: 640 * KB,
  /** Captions; the act itself refuses slightly larger ones with a message. */
  captions: 1.25 * MB,
  /** A piece of a lecture, as the page sends it. */
  lecturePiece: 4 * MB,
  proof: 10 * MB,
  /** A student's question with a picture. */
  question: 12 * MB,
  photo: 16 * MB,
  /** A class's slides or notes, or a file to begin an assignment with. */
  material: 24 * MB,
  /** A submitted file, written to the storage as it arrives. */
  handIn: 25 * MB,
};
