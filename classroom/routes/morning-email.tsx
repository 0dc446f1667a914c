import { classroomContext } from "#classroom/request/contexts.ts";
import { UnreadableForm } from "#shared/read-form.ts";
import type { Messages } from "#shared/words.ts";
import { pageTitle, useFrame } from "#ui/classroom/classroom-frame.ts";
import type { Outcome } from "#ui/classroom/classroom-outcome.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { type ActOf, answerAct } from "#ui/form/answer-act.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { Message } from "#ui/message.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";
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

type Place = ReturnType<typeof readerOf> & { words: Messages["classroom"]["morning"] };

const acts: Record<string, ActOf<Place, Outcome>> = {
  on: async ({ services, reader, words }) => {
    await services.switchMorningEmail(reader, true);
    return words.on.title;
  },
  off: switchOff,
  /** The one click of a mail program (RFC 8058) names no act. */
  "": async (place, form) => {
    if (form["List-Unsubscribe"] !== "One-Click") throw new UnreadableForm("This form names no act of its page.");
    return await switchOff(place);
  },
};

async function switchOff({ services, reader, words }: Place) {
  await services.switchMorningEmail(reader, false);
  return words.off.title;
}

export function action(given: Route.ActionArgs) {
  const { site, answerOnce } = given.context.get(classroomContext);
  const { services, reader } = readerOf(given);
  const { messages } = site;
  const place = reader.user || reader.key !== null ? { services, reader, words: messages.classroom.morning } : null;
  const account = reader.user?.id ?? "";
  const { signedOut } = messages.sending;
  return answerAct({ request: given.request, place, account, acts, messages, signedOut, answerOnce });
}

function refused(error: unknown): { isOn: null } {
  if (error instanceof Error && "code" in error && error.code === "forbidden") return { isOn: null };
  throw error;
}

export const meta: Route.MetaFunction = pageTitle(({ morning }) => morning.title);

export default function MorningEmail({ loaderData: { isOn }, actionData }: Route.ComponentProps) {
  const { morning: words } = useFrame().words;
  const sitePath = useSitePath();
  if (isOn === null)
    return (
      <Message
        title={words.unknown.title}
        action={{ href: sitePath("/sign-in?from=%2Fclassroom%2Fmorning-email"), label: words.unknown.action }}
      >
        {words.unknown.text}
      </Message>
    );
  const { title, text, action } = isOn ? words.on : words.off;
  return (
    <Message title={title}>
      <OutcomeNote outcome={actionData} />
      <p role="status">{text}</p>
      <ActForm name="morning email">
        <button
          type="submit"
          name="intent"
          value={isOn ? "off" : "on"}
          className={`button ${isOn ? "button-quiet" : "button-main"}`}
        >
          {action}
        </button>
      </ActForm>
      <a href={sitePath("/lms")} className="link">
        {words.back}
      </a>
    </Message>
  );
}
