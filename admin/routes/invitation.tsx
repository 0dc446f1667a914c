import { data, redirect } from "react-router";
import { adminContext } from "#admin/request/contexts.ts";
import { signInPath } from "#domains/accounts/rules/return-path.ts";
import { fillText } from "#shared/fill-text.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { refusalOf } from "#ui/form/refused-form.ts";
import { Message } from "#ui/message.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/invitation.ts";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** The invitation of an emailed link, for the person who opens it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { office, user } = context.get(adminContext);
  const token = tokenOf(request);
  const invitation = await office.readInvitation(token);
  if (!invitation) return data({ invitation: null, user: null, signIn: "" }, { status: 410 });
  const { name, email, role, hasAccount } = invitation;
  const back = signInPath(`/admin/invitation?token=${encodeURIComponent(token)}`);
  const signIn = `${back}&email=${encodeURIComponent(email)}`;
  return data({ invitation: { name, email, role, hasAccount }, user: user && { email: user.email }, signIn });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { office, user, site, session } = context.get(adminContext);
  if (!user) return data({ refused: site.messages.errors["account.signedOut"] }, { status: 401 });
  try {
    const { headers } = session.visitor;
    session.setCookies(await office.acceptInvitation(tokenOf(request), { user, headers }));
  } catch (error) {
    const { status, refused } = refusalOf(error, site.messages);
    return data({ refused }, { status });
  }
  return redirect("/");
}

export const meta = screenTitle(({ gate }) => gate.invitation.title);

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { words, company } = useFrame();
  const { title, ...texts } = words.gate.invitation;
  const { invitation, user, signIn } = loaderData;
  if (!invitation) return <Message title={title}>{texts.used}</Message>;
  const { name, email, role, hasAccount } = invitation;
  const text = fillText(texts.text, { name, company, role: words.frame.roles[role] });
  const way = (isMain: boolean) => `button ${isMain ? "button-main" : "button-quiet"}`;
  const toSignIn = (
    <a key="sign-in" href={signIn} className={way(hasAccount)}>
      {texts.signInButton}
    </a>
  );
  const toSignUp = (
    <a key="sign-up" href={signIn.replace("/sign-in", "/sign-up")} className={way(!hasAccount)}>
      {texts.signUpButton}
    </a>
  );
  if (!user)
    return (
      <Message title={title}>
        <p>{text}</p>
        <p>{fillText(hasAccount ? texts.signIn : texts.signUp, { email })}</p>
        <p className="flex flex-wrap gap-3">{hasAccount ? [toSignIn, toSignUp] : [toSignUp, toSignIn]}</p>
      </Message>
    );
  if (user.email !== null && user.email !== email)
    return (
      <Message title={title} action={{ href: "/sign-out", label: texts.signOut }}>
        {fillText(texts.other, { email: user.email, invited: email })}
      </Message>
    );
  return (
    <Message title={title}>
      <p>{text}</p>
      {actionData?.refused && (
        <p role="alert" className="text-danger">
          {actionData.refused}
        </p>
      )}
      <ActForm name="join">
        <button type="submit" className="button button-main">
          {texts.accept}
        </button>
      </ActForm>
    </Message>
  );
}
