import { ownLanguages } from "#shared/formats/own-languages.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import type { Messages, OfficeWords as Words } from "#shared/words.ts";
import { type CompanyFacts, companyLook } from "#ui/document/company-look.ts";
import { pack } from "#ui/document/packed.ts";
import { sendingFrame } from "#ui/form/sending-frame.ts";

/** The texts about batches and classes: a third of all, which only their own screens include. */
export type ClassWords = Pick<Words, "attendance" | "certificates" | "quizzes" | "talk" | "timetable" | "work">;

/** The texts of the office in two parts: those about batches and classes, and those that any screen may show. */
export const splitWords = oncePerObject((words: Words) => {
  const { attendance, certificates, quizzes, talk, timetable, work, ...others } = words;
  const classWords: ClassWords = { attendance, certificates, quizzes, talk, timetable, work };
  return { classWords: pack(classWords), others: pack(others) };
});

/** The content of every screen: the texts, the company and its clock. */
export type Frame = ReturnType<typeof createFrame>;

interface Shown {
  site: {
    content: { company: CompanyFacts };
    messages: Pick<Messages, "admin" | "frame" | "language" | "sending">;
  };
  user: { id: string; name: string | null; email: string | null } | null;
}

/** The frame of the published site, for the signed-in account. */
export function createFrame({ site, user }: Shown) {
  const { others } = splitWords(site.messages.admin);
  const shown = user && { name: user.name, email: user.email };
  const languages = { label: site.messages.frame.languages, all: ownLanguages };
  return { ...companyLook(site), words: others, languages, user: shown, ...sendingFrame(site.messages, user) };
}
