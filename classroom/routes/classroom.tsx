import { Outlet } from "react-router";
import { Shell } from "#classroom/layout/shell.tsx";
import { requireStudent } from "#classroom/request/student.ts";
import { PersonSwitch } from "#domains/accounts/classroom/person-switch.tsx";
import type { Route } from "./+types/classroom.ts";

/** The frame of every page for a signed-in student; others are sent to sign in first. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const people = await services.accounts.listChoices(user);
  const unseen = await services.countOwnNews(user);
  const hasLanguage = (await services.accounts.languageOf(user)) !== null;
  return { name: user.name ?? user.email ?? "", unseen, people, hasLanguage, choice: site.messages.accounts.people };
}

export default function ClassroomFrame({
  loaderData: { name, unseen, people, hasLanguage, choice },
}: Route.ComponentProps) {
  return (
    <Shell {...{ name, unseen, hasLanguage }} above={<PersonSwitch people={people} words={choice} />}>
      <Outlet />
    </Shell>
  );
}
