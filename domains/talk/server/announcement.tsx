import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { byId, defineEmail } from "#server/mail/define-email.ts";
import { MarkedBlocks } from "#server/mail/marked-blocks.tsx";
import {
  BidiIsolate,
  FilledText,
  Greeting,
  MailLink,
  PageButton,
  Paragraph,
  Signature,
  SmallPrint,
} from "#server/mail/parts.tsx";
import { sampleLink } from "#server/mail/samples.ts";
import { findLetters } from "./announcement-queries.ts";
import { findFiles, inOrder } from "./file-queries.ts";
import { linkedFiles } from "./linked-files.ts";

/**
 * Brings a person an announcement by the row that says it is for them; a reminder adds its time. A reminder is not sent
 * once they have seen it.
 */
export const announcement = defineEmail({
  kind: "announcement",
  pool: null,
  find: async ({ database }: EmailDeps, abouts) => {
    const asked = abouts.map((about) => ({ about, rowId: about.split(".")[0] ?? "", isReminder: about.includes(".") }));
    const letters = byId(
      await findLetters(
        database,
        asked.map(({ rowId }) => rowId),
      ),
    );
    const told = [...letters.values()].flatMap((letter) => letter.announcement.fileIds);
    const stored = await findFiles(database, [...new Set(told)]);
    const found = asked.flatMap(({ about, rowId, isReminder }) => {
      const letter = letters.get(rowId);
      if (!letter) return [];
      return [[about, { ...letter, files: inOrder(letter.announcement.fileIds, stored), isReminder }] as const];
    });
    return new Map(found);
  },
  isDue: ({ isReminder, seenAt }) => !isReminder || seenAt === null,
  to: ({ name, email, locale }) => ({ name, email, locale }),
  replyTo: "staff",
  facts: ({ name, announcement: { id, title, text }, files, isReminder }, { siteUrl }) => ({
    ...{ name, title, text, isReminder, pageUrl: `${siteUrl}/classroom/news` },
    files: linkedFiles({ id }, files, siteUrl),
  }),
  // The text is the one fact with marks: the staff write it so.
  samples: (typed) => {
    const first = {
      ...{ name: typed("Ayesha Khan"), title: typed("Bring your laptops tomorrow"), isReminder: false },
      text: `We build a **shop** together. Before the class:\n\n- [read the outline](${sampleLink})\n- run \`npm start\`\n\n1. one\n2. two\n\n\`\`\`\nnpm start\n\`\`\``,
      pageUrl: sampleLink,
      files: [{ name: typed("Outline.pdf"), size: "2.4 MB", url: sampleLink }],
    };
    return { "announcement, first": first, "announcement, again": { ...first, files: [], isReminder: true } };
  },
  view: ({ name, title, text, files, isReminder, pageUrl }, { words }) => {
    const { preview, previewAgain, file, button, note } = words.talk.announcement;
    return {
      subject: title,
      preview: isReminder ? previewAgain : preview,
      heading: title,
      body: (
        <>
          <Greeting name={name} otherwise="student" />
          <MarkedBlocks text={text} />
          {files.map(({ name: fileName, size, url }) => (
            <Paragraph key={url}>
              <FilledText
                text={file}
                values={{
                  name: (
                    <MailLink href={url} inText="action">
                      <BidiIsolate>{fileName}</BidiIsolate>
                    </MailLink>
                  ),
                  size,
                }}
              />
            </Paragraph>
          ))}
          <PageButton href={pageUrl}>{button}</PageButton>
          <Signature />
          <SmallPrint>{note}</SmallPrint>
        </>
      ),
    };
  },
});
