import { Form, Link } from "react-router";
import { type Act, act } from "#classroom/request/act.ts";
import { requireStudent } from "#classroom/request/student.ts";
import { pageTitle, useFrame } from "#ui/classroom/frame.ts";
import { Field } from "#ui/field.tsx";
import type { Route } from "./+types/check-in.ts";

/** Check-in of a student in the room, by the code on its screen. The QR code fills it in. */
export function loader(given: Route.LoaderArgs) {
  requireStudent(given);
  const code = new URL(given.request.url).searchParams.get("code") ?? "";
  return { code: /^\d{6}$/.test(code) ? code : "" };
}

const acts: Record<string, Act> = {
  "check in": async ({ services, user, site }, { code = "" }) => {
    const { mark } = await services.checkIn(user, code);
    const { done } = site.messages.classroom.presence.checkIn;
    return mark === "present" || mark === "late" ? done[mark] : done.other;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta: Route.MetaFunction = pageTitle(({ presence }) => presence.checkIn.title);

export default function CheckIn({ loaderData: { code }, actionData }: Route.ComponentProps) {
  const { presence, frame } = useFrame().words;
  const { checkIn: words } = presence;
  return (
    <div className="card mx-auto max-w-md p-6">
      <h1 className="text-3xl">{words.title}</h1>
      <div role="status" className="mt-3 empty:hidden">
        {actionData?.done && (
          <p className="rounded-lg bg-emerald-tint px-3 py-2 text-lg font-semibold text-ink">{actionData.done}</p>
        )}
      </div>
      {actionData?.done ? (
        <Link to="/attendance" className="button button-quiet mt-4">
          {words.see}
        </Link>
      ) : (
        <>
          <p className="mt-2 text-ink-soft">{words.text}</p>
          <Form method="post" className="mt-4 grid gap-3">
            <input type="hidden" name="intent" value="check in" />
            <Field
              label={words.code}
              name="code"
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              maxLength={20}
              defaultValue={actionData?.typed?.code ?? code}
            />
            <p role="alert" className="text-danger empty:hidden">
              {actionData?.refused}{" "}
              {actionData?.first && (
                <a href="/sign-in?from=%2Fclassroom%2Fcheck-in" target="_blank" rel="noopener" className="underline">
                  {frame.signIn}
                </a>
              )}
            </p>
            <button type="submit" className="button button-main min-h-12 text-lg">
              {words.button}
            </button>
          </Form>
        </>
      )}
    </div>
  );
}
