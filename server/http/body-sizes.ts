const [KB, MB] = [1024, 1024 * 1024];

/**
 * The largest body of a request of each kind, in bytes. Of files it is more than the file's own limit, so that one slightly
 * too large is refused in words by the act itself. `deploy/nginx.conf` lets through these.
 */
export const bodySizes = {
  /** A form of text: 5,000 characters of message are at most 20 KB. */
  text: 64 * KB,
  /** An event of the card provider; Stripe's are a few kilobytes. */
  paymentEvent: 512 * KB,
  /** A document's form: 300,000 characters, and the names of its fields. */
  document: 2 * MB,
  /** A form of staff: a list of 500 students, in a script whose letters take six bytes each. */
  staff: 640 * KB,
  /** Captions; those slightly too large are refused in words by the act itself. */
  captions: 1.25 * MB,
  /** A piece of a lecture, as the page sends it. */
  lecturePiece: 4 * MB,
  proof: 10 * MB,
  photo: 16 * MB,
  /** A class's slides or notes. */
  material: 24 * MB,
  /** A file of a hand-in, which is written to the storage as it comes. */
  handIn: 25 * MB,
};
