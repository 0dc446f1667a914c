/** Begins what is told of oneself: "I work until six", "mera naam ...". */
const telling =
  /^(?:i|im|i'm|i’m|ive|i've|we|we're|my|our|me|main|mai|mein|mera|meri|mere|hum|humari|hamari|hamara|all i|since|because|suppose|agar|someone|somebody|there are|there is|the)\b/i;
/** Asks, begs or orders. */
const asking =
  /^(?:please|plz|kindly|tell|send|give|show|share|let me know|help|can|could|would|will|may|should|do|does|did|is|are|was|how|what|what's|whats|when|where|which|who|whom|why|any|kya|kab|kahan|kaise|kaun|kitn\w+|konsa|kaunsa)\b|\b(?:want|need|interested|looking for|would like|wanted|chahiye|chahta|chahti|chahte|poochna|puchna|batao|bata|batayen|karni thi|pata karna)\b|[?؟]\s*$/i;

/**
 * The part of a message that asks, without what the visitor tells of himself before and after: whoever drives a taxi and
 * asks for evening classes asks nothing about taxis. The whole message where no part of it can be told from the rest.
 */
export function askingPart(message: string): string {
  const sentences = message
    .split(/(?<=[.!?؟])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const questions = sentences.filter((sentence) => /[?؟]\s*$/.test(sentence));
  const requests = questions.length > 0 ? questions : sentences.filter((sentence) => asking.test(sentence));
  const kept = sentences.length > 1 && requests.length > 0 ? requests : sentences;
  return kept.map(withoutPreface).join(" ");
}

/** A sentence without the clauses before its question that only tell: "I live in Multan, can I ...". */
function withoutPreface(sentence: string): string {
  const clauses = sentence.split(/,\s+|;\s+/);
  const first = clauses.findIndex(
    (clause, at) => at === clauses.length - 1 || !telling.test(clause) || wishes.test(clause),
  );
  return clauses.slice(first).join(", ");
}

const wishes =
  /\b(?:want|need|interested|looking|would like|chahiye|chahta|chahti|chahte|karna|lena|poochna|puchna|know)\b/i;
