import { generateKeyPairSync } from "node:crypto";
import { createTransport } from "nodemailer";
import type { ResolveDns } from "#server/mail/incoming/port.ts";

/** A domain with a signing key and the machines that may send for it. */
export interface MailDomain {
  name: string;
  privateKey: string;
}

/** A DNS that tests fill: what it does not know does not exist. */
export function createDns() {
  const records = new Map<string, string[][]>();
  let isAway = false;
  const resolve: ResolveDns = async (name, type) => {
    if (isAway) throw Object.assign(new Error("No answer."), { code: "ETIMEOUT" });
    const found = type === "TXT" ? records.get(name.toLowerCase()) : undefined;
    if (!found) throw Object.assign(new Error("There is none."), { code: "ENOTFOUND" });
    return found;
  };
  return {
    resolve,
    goAway: (away: boolean) => {
      isAway = away;
    },
    /** A domain that signs with a key of its own; `spf` names its machines. */
    add(name: string, spf = "v=spf1 -all"): MailDomain {
      const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
      const key = publicKey.export({ type: "spki", format: "der" }).toString("base64");
      records.set(`2026._domainkey.${name}`, [[`v=DKIM1; k=rsa; p=${key}`]]);
      records.set(name, [[spf]]);
      return { name, privateKey: String(privateKey.export({ type: "pkcs8", format: "pem" })) };
    },
  };
}

/** A mail as its sender's server brings it. */
export interface BroughtMail {
  to: string | string[];
  /** The writer that the mail names, and the sender of its envelope, if that is another. */
  from: string;
  sender?: string;
  /** The domain whose key signs it; left out for none. */
  signedBy?: MailDomain;
  text?: string;
  html?: string;
  messageId?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: string | Buffer; contentType?: string }[];
  /** The whole mail instead. */
  raw?: string | Buffer;
}

/** Brings a mail to a port of loopback; throws what the server refuses it with. */
export async function bringMail(port: number, mail: BroughtMail): Promise<string> {
  const { to, from, sender = from, signedBy, ...content } = mail;
  const transport = createTransport({ host: "127.0.0.1", port, secure: false, ignoreTLS: true, name: "mx.test" });
  const dkim = signedBy && { domainName: signedBy.name, keySelector: "2026", privateKey: signedBy.privateKey };
  const envelope = { from: sender, to };
  try {
    const sent = await transport.sendMail({
      ...{ from, to, subject: "Re: Your question", envelope, ...content },
      ...(dkim ? { dkim } : {}),
    });
    return sent.response;
  } finally {
    transport.close();
  }
}
