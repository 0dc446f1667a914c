import { expect, it } from "vitest";
import { refusalReason } from "./mail-refusal.ts";

it.each([
  ["550 5.1.1 <a@example.com>: Recipient address rejected: User unknown in virtual mailbox table", "noMailbox"],
  ["550-5.1.1 The email account that you tried to reach does not exist. Please try double-checking", "noMailbox"],
  ["550 No such user here", "noMailbox"],
  ["550 Requested action not taken: mailbox unavailable", "noMailbox"],
  ["550 5.5.0 Requested action not taken: mailbox unavailable", "noMailbox"],
  ["554 delivery error: dd This user doesn't have a yahoo.com account (a@yahoo.com)", "noMailbox"],
  ["550 5.1.2 Bad destination system", "noDomain"],
  ["556 5.1.10 Domain of a@example.com does not accept mail", "noDomain"],
  ["552 5.2.2 The email account that you tried to reach is over quota", "full"],
  ["552 Mailbox full", "full"],
  ["550 5.2.1 The email account that you tried to reach is disabled", "closed"],
  ["554 5.7.1 Relay access denied", "unwanted"],
  ["550 Message blocked", "unwanted"],
  ["550 5.7.26 This mail has been rejected", "unwanted"],
  ["550 5.1.7 Go away", "other"],
  // The code of another server's answer that is quoted is not this one's.
  ["Forwarded: 550 5.1.1 go away", "other"],
  ["552 The recipient's mailbox is overquota", "full"],
  ["550 This account has been disabled", "closed"],
  ["550 Domain not found", "noDomain"],
  ["550 Host name unknown", "noDomain"],
  ["550 Recipient <a@example.com> not found", "noMailbox"],
  ["550 go away", "other"],
  ["", "other"],
])("%s: %s", (answer, reason) => expect(refusalReason(answer)).toBe(reason));
