import { z } from "zod";
import { because } from "#shared/because.ts";
import { emailAddress, numberAsTyped, requiredLine } from "#shared/fields.ts";

/** How a connection to a mail server is encrypted: from its first byte, by STARTTLS, or not at all. */
const mailSecurities = ["tls", "starttls", "none"] as const;

const secret = z.object({
  user: requiredLine(500, because("field.missing")),
  password: z.string().min(1, because("field.missing")).max(1_000, because("field.tooLong")),
});

/** The port of a mail server. */
export const mailPort = z.int(because("field.port")).min(1, because("field.port")).max(65_535, because("field.port"));

/** A mail server, with the name and password for it. */
export const mailServer = z.object({
  host: requiredLine(253, because("field.missing")).regex(/^[\p{L}\p{N}.:-]+$/u, because("field.host")),
  port: numberAsTyped(mailPort),
  security: z.enum(mailSecurities),
  /** Null for a server that asks for none, or whose name and password were typed before. */
  secret: secret.nullable(),
  keepsSecret: z.boolean(),
});

/**
 * What an owner sets about e-mails; null stands for the institute's own name and first address. A missing server stays
 * as it is; null is none, and e-mails are written to files.
 */
export const emailSettings = z.object({
  senderName: requiredLine(80, because("field.missing")).nullable(),
  senderAddress: emailAddress(because("field.missing")).nullable(),
  answersTo: emailAddress(because("field.missing")).nullable(),
  server: mailServer.nullable().exactOptional(),
});

export type EmailSettings = z.infer<typeof emailSettings>;
