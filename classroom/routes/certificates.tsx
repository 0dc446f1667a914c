import { type Act, act } from "#classroom/request/act.ts";
import { requireStudent } from "#classroom/request/student.ts";
import { CertificateCard } from "#domains/certificates/classroom/certificate-card.tsx";
import { pageTitle, useFrame } from "#ui/classroom/classroom-frame.ts";
import { Empty } from "#ui/empty.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import type { Route } from "./+types/certificates.ts";

/** A student's own certificates. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user } = requireStudent(given);
  return { certificates: await services.certificates.own.list(user) };
}

const acts: Record<string, Act> = {
  share: async ({ services, user, site }, { number = "" }) => {
    await services.certificates.own.share(user, number, true);
    return site.messages.classroom.certificates.sharedNow;
  },
  unshare: async ({ services, user, site }, { number = "" }) => {
    await services.certificates.own.share(user, number, false);
    return site.messages.classroom.certificates.unsharedNow;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta: Route.MetaFunction = pageTitle(({ certificates }) => certificates.title);

export default function Certificates({ loaderData: { certificates }, actionData }: Route.ComponentProps) {
  const { certificates: words } = useFrame().words;
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-1 text-ink-soft">{words.lead}</p>
      <OutcomeNote outcome={actionData} />
      {certificates.length === 0 && (
        <div className="card mt-6">
          <Empty title={words.empty} text={words.emptyText} />
        </div>
      )}
      <ul className="mt-6 grid gap-4 empty:hidden">
        {certificates.map((one) => (
          <CertificateCard key={one.number} certificate={one} />
        ))}
      </ul>
    </>
  );
}
