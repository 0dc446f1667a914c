import { z } from "zod";
import { because } from "#shared/because.ts";
import { emailAddress, numberAsTyped } from "#shared/fields.ts";
import { mailPort, mailServer } from "./email-settings.ts";

/** How e-mails come in: not at all, brought by other mail servers, or fetched from a mailbox. */
export const incomingWays = ["off", "smtp", "imap"] as const;

/** What an owner sets about e-mails that come in. */
export const incomingMailSettings = z
  .object({
    way: z.enum(incomingWays),
    /** Empty while nothing comes in. */
    address: emailAddress(because("field.missing")).nullable(),
    port: numberAsTyped(mailPort),
    mailbox: mailServer.nullable(),
  })
  .check(({ value: { way, address, mailbox }, issues }) => {
    const missing = (path: string[], input: unknown) =>
      issues.push({ code: "custom", path, input, message: because("field.missing") });
    if (way !== "off" && address === null) missing(["address"], address);
    if (way === "imap" && mailbox === null) missing(["server.host"], mailbox);
  });

export type IncomingMailSettings = z.infer<typeof incomingMailSettings>;
