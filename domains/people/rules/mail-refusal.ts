/** Why a mail server takes no emails for an address. */
export type RefusalReason = "noMailbox" | "noDomain" | "full" | "closed" | "unwanted" | "other";

/** Reasons by the enhanced status code of an answer (RFC 3463, and RFC 7505 for domains without mail). */
const byStatus: [status: RegExp, reason: RefusalReason][] = [
  [/5\.1\.(?:2|10)|5\.4\.4/, "noDomain"],
  [/5\.1\.[0136]/, "noMailbox"],
  [/5\.2\.2/, "full"],
  [/5\.2\.1/, "closed"],
  [/5\.7\./, "unwanted"],
];

/** Reasons by the words of servers that give no such code, or a general one. */
const byWords: [words: RegExp, reason: RefusalReason][] = [
  [/over ?quota|quota exceeded|mailbox (?:is )?full|full mailbox|storage/i, "full"],
  [/disabled|inactive|suspended|deactivated|closed/i, "closed"],
  [/(?:domain|host) (?:name )?(?:not found|unknown|does not exist)|unrouteable|bad destination/i, "noDomain"],
  [
    /(?:user|recipient|mailbox|address|account).{0,40}(?:unknown|not found|unavailable|not exist|invalid|rejected)/i,
    "noMailbox",
  ],
  [/(?:unknown|no such|invalid|doesn.t have a) .{0,40}(?:user|recipient|mailbox|address|account|person)/i, "noMailbox"],
  [/spam|blocked|blacklist|denied|policy|relay/i, "unwanted"],
];

/** The reason in a mail server's answer: by its status code, and by its words where that says nothing. */
export function refusalReason(answer: string): RefusalReason {
  const [, status] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(answer) ?? [];
  const coded = status && byStatus.find(([pattern]) => pattern.test(status));
  return (coded || byWords.find(([pattern]) => pattern.test(answer)))?.[1] ?? "other";
}
