import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { incomingMailSettings } from "#domains/overview/contract/incoming-mail.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { largestMail } from "#server/mail/incoming/port.ts";
import { type AnsweringSchool, startAnsweringSchool } from "../support/answering-school.ts";
import { databases } from "../support/databases.ts";
import { startImapPeer } from "../support/imap.ts";
import { until } from "../support/until.ts";

describe.each(databases)("the office and the answers by e-mail, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let school: AnsweringSchool;

  beforeAll(async () => {
    opened = await open();
    school = await startAnsweringSchool(opened);
  }, 60_000);
  afterAll(async () => {
    await school.stop();
    await opened.close();
  });

  it("lists what waits, posts it or discards it, once, and audits it", async () => {
    const { email, address, lead, verbs } = await school.somebody();
    const file = { filename: "cv.pdf", content: "%PDF" };
    await school.bring({ to: address, from: email, text: "Unsigned one.", attachments: [file] });
    await school.bring({ to: address, from: email, text: "Unsigned two.", attachments: [file] });
    await school.allRead();
    const held = (await verbs.listHeldReplies()).filter(({ personId }) => personId === lead.person.id);
    const [one, two] = held;
    expect(held).toMatchObject([
      { held: "unproved", sender: email, text: "Unsigned one.", files: [{ name: "cv.pdf", size: 4 }] },
      { text: "Unsigned two." },
    ]);
    const opens = await verbs.openReplyFile(one?.files[0]?.id ?? "");
    expect(opens).toMatchObject({ name: "cv.pdf", size: 4 });
    opens.content.resume();
    const owner = await school.member();
    expect(await owner.verbs.showStatus()).toMatchObject({ incoming: "on", heldReplies: 2 });
    await verbs.postHeldReply(one?.id ?? "");
    await expect(verbs.postHeldReply(one?.id ?? "")).rejects.toMatchObject({ reason: "reply.decided" });
    await verbs.discardHeldReply(two?.id ?? "");
    await expect(verbs.discardHeldReply(randomUUID())).rejects.toMatchObject({ reason: "reply.unknown" });
    expect(await school.said(lead.person.id)).toEqual(["Unsigned one.\n[cv.pdf]"]);
    expect(await verbs.listReplyFiles()).toMatchObject([{ personId: lead.person.id, files: [{ name: "cv.pdf" }] }]);
    expect(await verbs.listHeldReplies()).toEqual([]);
    expect((await school.kept(lead.person.id)).map(({ state, text }) => [state, text])).toEqual([
      ["posted", ""],
      ["discarded", ""],
    ]);
    await expect(verbs.openReplyFile(two?.files[0]?.id ?? "")).rejects.toMatchObject({ reason: "reply.fileGone" });
    const { rows } = await opened.database.execute(
      sql`select verb, details from audit_entries where subject_id = ${lead.person.id} and verb like '%HeldReply'`,
    );
    expect(rows).toEqual([
      { verb: "postHeldReply", details: { held: "unproved" } },
      { verb: "discardHeldReply", details: { held: "unproved" } },
    ]);
    const teacher = await school.member("teacher");
    await expect(teacher.verbs.listHeldReplies()).rejects.toMatchObject({ code: "forbidden" });
  });

  it("lets an owner alone set the way in; every owner is told, and e-mails name the staff's inbox once it is off", async () => {
    const { verbs, email } = await school.member();
    const manager = await school.member("manager");
    const off = incomingMailSettings.parse({ way: "off", address: null, port: "2525", mailbox: null });
    await expect(manager.verbs.setIncomingMail(off)).rejects.toMatchObject({ code: "forbidden" });
    expect(incomingMailSettings.safeParse({ ...off, way: "smtp" }).error?.issues).toMatchObject([
      { path: ["address"] },
    ]);
    expect(await verbs.tryIncomingMail()).toEqual({ works: true });
    await verbs.setIncomingMail(off);
    await until(async () => (await verbs.showStatus()).incoming === "off");
    await expect(verbs.tryIncomingMail()).rejects.toMatchObject({ reason: "mail.notIncoming" });
    const told = await until(() =>
      school.smtp.received.find(({ to, parsed }) => to.includes(email) && parsed.subject?.includes("come in")),
    );
    expect(told.parsed.text).toContain("/admin/settings/incoming");
    const on = incomingMailSettings.parse({
      ...off,
      way: "smtp",
      address: "answers@school.example",
      port: school.port,
    });
    await verbs.setIncomingMail(on);
    await until(async () => (await verbs.showStatus()).incoming === "on");
  });

  it("takes answers out of a mailbox as they come, over broken lines, and leaves other mail alone", async () => {
    const { verbs } = await school.member();
    const person = await school.somebody();
    const login = { user: "answers@school.example", password: "of-the-mailbox" };
    const imap = await startImapPeer(login);
    const mailbox = {
      ...{ host: "127.0.0.1", port: String(imap.port), security: "none", keepsSecret: false },
      secret: login,
    };
    const given = { way: "imap", address: "answers@school.example", port: "2525", mailbox };
    const composer = createTransport({ streamTransport: true, buffer: true });
    const mail = async (to: string, text: string, signed = true) => {
      const { gmail } = school;
      const dkim = { domainName: gmail.name, keySelector: "2026", privateKey: gmail.privateKey };
      const content = { from: person.email, to, subject: "Re: Your question", text, ...(signed ? { dkim } : {}) };
      const { message } = await composer.sendMail(content);
      return String(message);
    };
    imap.deliver(await mail(person.address, "Before the mailbox was set."));
    await verbs.setIncomingMail(
      incomingMailSettings.parse({ ...given, mailbox: { ...mailbox, secret: { ...login, password: "wrong" } } }),
    );
    expect(await verbs.tryIncomingMail()).toEqual({ works: false, reason: "login" });
    await verbs.setIncomingMail(incomingMailSettings.parse(given));
    expect(await verbs.tryIncomingMail()).toEqual({ works: true });
    await until(async () => (await verbs.showStatus()).incoming === "on");
    await until(async () => (await opened.database.execute(sql`select from mailbox_positions`)).rows.length > 0);
    imap.deliver(await mail(person.address, "From the mailbox."));
    imap.deliver(await mail("answers@school.example", "To nobody in particular."));
    const said = () => school.said(person.lead.person.id);
    await until(async () => (await said()).length === 1);
    imap.cut();
    imap.deliver(await mail(person.address, "After the line broke."));
    imap.deliver(await mail(person.address, "Unsigned.", false));
    await until(async () => (await school.kept(person.lead.person.id)).length === 3, 60_000);
    expect(await said()).toEqual(["From the mailbox.", "After the line broke."]);
    expect((await school.kept(person.lead.person.id)).map(({ held }) => held)).toEqual([null, null, "unproved"]);
    imap.deliver(await mail(person.address, "With a film."), largestMail + 1);
    await until(async () => (await school.kept(person.lead.person.id)).length === 4);
    const [, tooLarge] = await person.verbs.listHeldReplies();
    expect(tooLarge).toMatchObject({ held: "large", sender: person.email, subject: "Re: Your question", text: "" });
    expect(tooLarge?.files).toEqual([]);
    const post = person.verbs.postHeldReply(tooLarge?.id ?? "");
    await expect(post).rejects.toMatchObject({ reason: "reply.tooLarge" });
    const shown = JSON.stringify(await verbs.showIncomingMail());
    expect(shown).not.toContain(login.password);
    await verbs.setIncomingMail(incomingMailSettings.parse({ ...given, way: "off", mailbox: null }));
    await imap.close();
  });
});
