import { expect, it } from "vitest";
import { mailboxOf } from "#server/integrations/mail/mailbox.ts";

it.each([
  ["office@example.com", "Darsgah", "office@example.com"],
  ["Front Desk <desk@example.com>", "Front Desk", "desk@example.com"],
  ['"Desk, Front" <desk@example.com>', "Desk, Front", "desk@example.com"],
  ["<desk@example.com>", "Darsgah", "desk@example.com"],
])("reads %s", (text, name, address) => {
  expect(mailboxOf(text, "Darsgah")).toEqual({ name, address });
});
