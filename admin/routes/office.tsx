import { isRouteErrorResponse, Link, Outlet, useRouteLoaderData } from "react-router";
import { FiledMailNote } from "#admin/layout/filed-mail-note.tsx";
import { PendingFile } from "#admin/layout/pending-file.tsx";
import { Shell } from "#admin/layout/shell.tsx";
import { WaitingNote } from "#admin/layout/waiting-note.tsx";
import { batchesOfMember } from "#admin/request/in-name-of.ts";
import { requireOffice } from "#admin/request/office.ts";
import type { MemberHere } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Route } from "./+types/office.ts";

/** The frame of every screen for a member of the staff; others are sent to sign in first. */
export async function loader(given: Route.LoaderArgs) {
  const { access, verbs, office, site } = requireOffice(given);
  const { userId, name, email, role } = access.member;
  const may = office.allowedVerbs(access.member);
  const due = may.includes("countDue") ? await verbs.countDue() : { leads: 0, payments: 0 };
  const batchIds = may.includes("countQuestions") ? await batchesOfMember({ access, verbs }) : null;
  const questions = batchIds === null ? 0 : (await verbs.countQuestions(batchIds)).all;
  const { inPreparation } = site.content;
  const here = {
    member: { userId, name, email, role },
    may,
    due: { ...due, questions },
    inPreparation,
  } satisfies MemberHere;
  return { ...here, mail: office.mailState() };
}

/** A screen's refusal, beside the navigation. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const office = useRouteLoaderData<typeof loader>("routes/office");
  const { problem } = useFrame().words.frame;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // Without the navigation's own data the root shows the error.
  if (!office) throw error;
  const [title, text] = new Map([
    [403, [problem.notAllowed, problem.notAllowedText]],
    [404, [problem.notFound, problem.notFoundText]],
  ]).get(status) ?? [problem.title, problem.text];
  return (
    <Shell {...office}>
      <div className="p-4 md:p-6">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-2 max-w-xl text-ink-soft">{text}</p>
        <Link to="/" className="button button-main mt-4">
          {problem.back}
        </Link>
      </div>
    </Shell>
  );
}

/** Above every screen until the site is open, with the way back to the steps for those who may take them. */
function InPreparation({ may }: { may: string[] }) {
  const { setup } = useFrame().words;
  return (
    <p className="border-b border-line bg-sunken px-4 py-2 text-sm md:px-6">
      <span>{setup.inPreparation} </span>
      {may.includes("goLive") && (
        <Link to="/setup" className="link">
          {setup.goOn}
        </Link>
      )}
    </p>
  );
}

export default function OfficeFrame({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <PendingFile />
      {loaderData.inPreparation && <InPreparation may={loaderData.may} />}
      <WaitingNote userId={loaderData.member.userId} />
      {loaderData.mail !== "sent" && <FiledMailNote may={loaderData.may} mail={loaderData.mail} />}
      <Outlet context={loaderData} />
    </Shell>
  );
}
