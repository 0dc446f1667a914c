import { classroomContext } from "#classroom/request/contexts.ts";
import { refusePage } from "#classroom/request/student.ts";
import { readForm } from "#shared/read-form.ts";
import { pageTitle, useFrame } from "#ui/classroom/frame.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { Message } from "#ui/message.tsx";
import type { Route } from "./+types/morning-email.ts";

type Given = Pick<Route.LoaderArgs, "request" | "context">;

/** The person asking: the bearer of the link in an email, or the signed-in student. */
function readerOf({ request, context }: Given) {
  const { services, user } = context.get(classroomContext);
  return { services, reader: { user, key: new URL(request.url).searchParams.get("key") } };
}

/** Whether the morning's email is sent; null for a link that decides nothing. */
export async function loader(given: Route.LoaderArgs) {
  const { services, reader } = readerOf(given);
  const { isOn } = await services.showMorningEmail(reader).catch(refused);
  return { isOn };
}

export async function action(given: Route.ActionArgs) {
  const { services, reader } = readerOf(given);
  try {
    const isOn = (await readForm(given.request)).get("on") === "yes";
    await services.switchMorningEmail(reader, isOn);
    return null;
  } catch (error) {
    return refusePage(error);
  }
}

function refused(error: unknown): { isOn: null } {
  if (error instanceof Error && "code" in error && error.code === "forbidden") return { isOn: null };
  throw error;
}

export const meta: Route.MetaFunction = pageTitle(({ morning }) => morning.title);

export default function MorningEmail({ loaderData: { isOn } }: Route.ComponentProps) {
  const { morning: words } = useFrame().words;
  if (isOn === null)
    return (
      <Message
        title={words.unknown.title}
        action={{ href: "/sign-in?from=%2Fclassroom%2Fmorning-email", label: words.unknown.action }}
      >
        {words.unknown.text}
      </Message>
    );
  const { title, text, action } = isOn ? words.on : words.off;
  return (
    <Message title={title}>
      <p role="status">{text}</p>
      <ActForm name="morning email">
        <button
          type="submit"
          name="on"
          value={isOn ? "no" : "yes"}
          className={`button ${isOn ? "button-quiet" : "button-main"}`}
        >
          {action}
        </button>
      </ActForm>
      <a href="/lms" className="link">
        {words.back}
      </a>
    </Message>
  );
}
