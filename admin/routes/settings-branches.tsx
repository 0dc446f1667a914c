import { createHash, randomUUID } from "node:crypto";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { BranchesScreen } from "#domains/content/office/branches-screen.tsx";
import {
  type BranchForm,
  branchesTyped,
  branchFormOf,
  changeBranchForm,
  readBranchForm,
  saysTheSame,
} from "#domains/content/rules/branch-form.ts";
import { issueInWords } from "#domains/content/rules/issue-in-words.ts";
import { branchSettings } from "#domains/institute/contract.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-branches.ts";

/** The institute's branches and rooms, as they are published. */
export function loader(given: Route.LoaderArgs) {
  const { site, access, office } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("setBranches")) throw new Response(null, { status: 403 });
  const form = branchFormOf(site.content.branches);
  return { form, seen: fingerprintOf(form) };
}

/** What a form was before an act and is after it: a page without scripts is answered before the site is read again. */
type Saved = { before: string; after: string };

const fingerprintOf = (form: BranchForm[]): string =>
  createHash("sha256")
    .update(JSON.stringify(branchesTyped(form)))
    .digest("hex")
    .slice(0, 16);

const acts: Record<string, Act<Saved>> = {
  save: async ({ verbs, site }, { change, seen }, sent) => {
    const words = site.messages.admin.content.branches;
    const { branches } = site.content;
    const form = readBranchForm(sent);
    // Without scripts, a step of the form is answered by the form after it.
    if (change) return { document: changeBranchForm(form, change, () => randomUUID().slice(0, 8)) };
    const checked = branchSettings.safeParse(branchesTyped(form), { error: issueInWords });
    if (!checked.success) {
      const { issues } = checked.error;
      // A phone has no field of its own.
      const fieldOf = (path: PropertyKey[]) => path.slice(0, path[2] === "phones" ? 3 : undefined).join(".");
      const fields = Object.fromEntries(issues.toReversed().map(({ path, message }) => [fieldOf(path), message]));
      return { refused: words.wrong, fields, document: form, status: 422 };
    }
    const before = fingerprintOf(branchFormOf(branches));
    if (seen !== before) return { refused: words.newer, document: form, status: 409 };
    if (saysTheSame(form, { branches })) return words.unchanged;
    await verbs.setBranches(checked.data);
    const saved = branchFormOf(checked.data.branches);
    return { done: words.saved, document: saved, shown: { before, after: fingerprintOf(saved) } };
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ content }) => content.branches.title);

export default function BranchSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { before, after } = actionData?.shown ?? {};
  const seen = loaderData.seen === before && after ? after : loaderData.seen;
  return <BranchesScreen key={seen} {...loaderData} seen={seen} outcome={actionData} />;
}
