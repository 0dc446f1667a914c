import { data, redirect } from "react-router";
import { adminContext } from "#admin/request/contexts.ts";
import { signUpForm } from "#domains/accounts/contract.ts";
import { signInPath } from "#domains/accounts/rules/return-path.ts";
import { ownerForm } from "#domains/staff/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { readForm } from "#shared/read-form.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { formTexts, refusalOf } from "#ui/form/refused-form.ts";
import { Message } from "#ui/message.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/owner.ts";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** The link that the program printed when it was started, for the person who opens it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { office, ownAccounts, user, site } = context.get(adminContext);
  const token = tokenOf(request);
  const link = await office.readOwnerLink(token);
  const signIn = signInPath(`/admin/owner?token=${encodeURIComponent(token)}`);
  const account = user && { name: user.name, email: user.email };
  const usedUp = site.messages.errors["owner.linkUsed"];
  const shown = { link, account, signIn, usedUp, hasOwnAccounts: ownAccounts !== null };
  return data(shown, { status: link === "good" ? 200 : 410 });
}

/** Opening the link changes nothing, because programs open links to preview them: the button uses it up. */
export async function action({ request, context }: Route.ActionArgs) {
  const { office, ownAccounts, user, session, site } = context.get(adminContext);
  const token = tokenOf(request);
  let entered = { name: "", email: "" };
  const refuse = (refused: string, status: number, fields: Record<string, string> = {}) =>
    data({ refused, fields, entered, isPrinted: false }, { status });
  try {
    const typed = formTexts(await readForm(request));
    entered = { name: typed.name ?? "", email: typed.email ?? "" };
    if (typed.intent === "print") {
      await office.renewOwnerLink(token);
      return data({ refused: undefined, fields: {}, entered, isPrinted: true });
    }
    const state = await office.readOwnerLink(token);
    if (state !== "good")
      return refuse(site.messages.errors[state === "old" ? "owner.linkOld" : "owner.linkUsed"], 401);
    const { errors } = site.messages;
    if (!user && !ownAccounts) return refuse(errors["account.signedOut"], 401);
    if (!user) session.setCookies((await ownAccounts?.signUp(signUpForm.parse(typed), session.visitor)) ?? []);
    const owner = user ?? (await session.user());
    if (!owner) return refuse(errors["owner.hasAccount"], 409, { password: errors["owner.hasAccount"] });
    const form = owner.name && owner.email ? { name: owner.name, email: owner.email } : ownerForm.parse(typed);
    session.setCookies(await office.becomeOwner(token, { user: owner, headers: session.visitor.headers, form }));
  } catch (error) {
    const { status, refused, fields } = refusalOf(error, site.messages);
    return refuse(refused, status, fields);
  }
  return redirect("/verify");
}

export const meta = screenTitle(({ gate }) => gate.owner.title);

/** Makes the person who started the program its owner. */
export default function Owner({ loaderData, actionData }: Route.ComponentProps) {
  const { owner: words, invitation } = useFrame().words.gate;
  const { link, account, signIn, usedUp, hasOwnAccounts } = loaderData;
  if (actionData?.isPrinted) return <Message title={words.title}>{words.printed}</Message>;
  if (link === "used") return <Message title={words.title}>{usedUp}</Message>;
  if (link === "old")
    return (
      <Message title={words.title}>
        <p>{words.old}</p>
        <Refusal text={actionData?.refused} />
        <ActForm name="print">
          <button type="submit" name="intent" value="print" className="button button-main">
            {words.print}
          </button>
        </ActForm>
      </Message>
    );
  if (!account && !hasOwnAccounts)
    return (
      <Message title={words.title}>
        <p>{words.account}</p>
        <p className="flex flex-wrap gap-3">
          <a href={signIn} className="button button-main">
            {invitation.signInButton}
          </a>
          <a href={signIn.replace("/sign-in", "/sign-up")} className="button button-quiet">
            {invitation.signUpButton}
          </a>
        </p>
      </Message>
    );
  const fields: Record<string, string> = actionData?.fields ?? {};
  return (
    <Message title={words.title}>
      <p>{account ? fillText(words.asWho, { name: account.name ?? account.email ?? "" }) : words.text}</p>
      {Object.keys(fields).length === 0 && <Refusal text={actionData?.refused} />}
      <ActForm name="owner" isSecret className="grid gap-4">
        <OwnerFields account={account} entered={actionData?.entered} fields={fields} />
        <p className="flex flex-wrap items-center gap-3">
          <button type="submit" name="intent" value="own" className="button button-main">
            {words.button}
          </button>
          {account && (
            <a href="/sign-out" className="button button-quiet">
              {invitation.signOut}
            </a>
          )}
        </p>
      </ActForm>
      <p className="text-sm text-ink-faint">{words.next}</p>
    </Message>
  );
}

interface OwnerFieldsProps {
  /** The signed-in account, whose name and address are known. */
  account: { name: string | null; email: string | null } | null;
  entered: { name: string; email: string } | undefined;
  /** The errors, by field. */
  fields: Record<string, string>;
}

/** The fields for what is not known of the owner. */
function OwnerFields({ account, entered, fields }: OwnerFieldsProps) {
  const { owner: words } = useFrame().words.gate;
  return (
    <>
      {!account?.name && (
        <Field
          label={words.name}
          name="name"
          autoComplete="name"
          dir="auto"
          required
          maxLength={100}
          defaultValue={entered?.name}
          error={fields.name}
        />
      )}
      {!account?.email && (
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          defaultValue={entered?.email}
          error={fields.email}
        />
      )}
      {!account && (
        <Field
          label={words.password}
          hint={words.passwordHint}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          maxLength={128}
          error={fields.password}
        />
      )}
    </>
  );
}

function Refusal({ text }: { text: string | undefined }) {
  return (
    text && (
      <p role="alert" className="text-danger">
        {text}
      </p>
    )
  );
}
