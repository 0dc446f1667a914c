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
  ["550 go away", "other"],
  ["", "other"],
])("%s: %s", (answer, reason) => expect(refusalReason(answer)).toBe(reason));
