import { Link, redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { Message } from "#ui/message.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { screenTitle } from "#ui/office/title.ts";
import { ownPath } from "#ui/own-path.ts";
import type { Route } from "./+types/codes.ts";

export async function loader(given: Route.LoaderArgs) {
  const { office, access } = requireOffice(given);
  const from = ownPath(new URL(given.request.url).searchParams.get("from"));
  const needed = await office.whatCodesNeed(access);
  if (needed === "show")
    throw redirect(`/verify?again&from=${encodeURIComponent(`/codes?from=${encodeURIComponent(from)}`)}`);
  if (needed === "link") throw redirect("/verify?add");
  return { from };
}

const acts: Record<string, Act> = {
  renew: async ({ office, access, session }) =>
    (await office.renewRecoveryCodes({ ...access, visitor: session.visitor })).join(" "),
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ gate }) => gate.codes.title);

/** New recovery codes that replace the earlier ones, shown only once. */
export default function RecoveryCodes({ loaderData: { from }, actionData }: Route.ComponentProps) {
  const { codes: words } = useFrame().words.gate;
  const codes = actionData?.done?.split(" ") ?? [];
  return (
    <Message title={words.title}>
      <p>{words.text}</p>
      {actionData?.refused && (
        <p role="alert" className="text-danger">
          {actionData.refused}
        </p>
      )}
      {codes.length === 0 ? (
        <ActForm name="codes" isSecret className="flex flex-wrap gap-3">
          <button type="submit" name="intent" value="renew" className="button button-main">
            {words.show}
          </button>
          <Link to={from} className="button button-quiet">
            {words.later}
          </Link>
        </ActForm>
      ) : (
        <>
          <ul role="status" className="grid gap-1 font-mono text-ink" dir="ltr">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-3 print:hidden">
            <button type="button" className="button button-quiet" onClick={() => print()}>
              {words.print}
            </button>
            <Link to={from} className="button button-main">
              {words.done}
            </Link>
          </p>
        </>
      )}
    </Message>
  );
}
