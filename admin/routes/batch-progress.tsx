import { requireOffice } from "#admin/request/office.ts";
import { ProgressTable } from "#domains/attendance/office/progress-table.tsx";
import { mailTo, wordTo } from "#domains/attendance/office/word-to.ts";
import { chatWith } from "#domains/outbox/rules/chat.ts";
import { Empty } from "#ui/empty.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { useMember } from "#ui/office/member.ts";
import { shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/batch-progress.ts";

/** The progress of a batch's students, with a message to each that is ready to be sent. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, inLanguage } = requireOffice(given);
  const { batchId } = given.params;
  const { batch } = await verbs.showClass(batchId);
  const { published, students } = await verbs.showProgress(batchId);
  const { company } = site.content;
  const { lang } = site.messages.language;
  const now = new Date();
  const stopped = new Set(await verbs.listChatStops(students.flatMap(({ person }) => person.phone ?? [])));
  return {
    published,
    students: students.map(({ person, language, lastSeen, share, ...student }) => {
      const about = { name: person.name, batch: { id: batchId, name: batch.name } };
      const { subject, text } = wordTo(inLanguage(language), about);
      return {
        ...student,
        person: { id: person.id, name: person.name },
        share: share === null ? null : Math.round(share * 100),
        lastSeen: lastSeen && shortTime(lastSeen, now, company.hours.timeZone, lang),
        whatsapp: chatWith(person.phone, text, stopped),
        email: person.email && mailTo(person.email, subject, text),
      };
    }),
  };
}

export default function BatchProgress({ loaderData: { published, students } }: Route.ComponentProps) {
  const { progress: words } = useClassFrame().words.attendance;
  const { may } = useMember();
  if (students.length === 0)
    return (
      <div className="card">
        <Empty title={words.empty} />
      </div>
    );
  return (
    <section className="card" aria-labelledby="progress">
      <h2 id="progress" className="px-4 pt-3.5 text-lg">
        {words.title}
      </h2>
      <p className="px-4 pb-2.5 text-ink-soft">{words.text}</p>
      <ProgressTable published={published} students={students} hasPeople={may.includes("showPerson")} />
    </section>
  );
}
