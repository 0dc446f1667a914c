import { data, redirect } from "react-router";
import { adminContext } from "#admin/request/contexts.ts";
import { signInPath } from "#domains/accounts/rules/return-path.ts";
import { secondFactorCode } from "#domains/staff/contract.ts";
import { AskForLink } from "#domains/staff/office/ask-for-link.tsx";
import { SetUpSecondFactor } from "#domains/staff/office/set-up-second-factor.tsx";
import { ShowSecondFactor } from "#domains/staff/office/show-second-factor.tsx";
import { readForm } from "#shared/read-form.ts";
import { originContext } from "#ui/document/contexts.ts";
import { readJson } from "#ui/form/read-json.ts";
import { formTexts, refusalOf } from "#ui/form/refused-form.ts";
import { qrPath } from "#ui/office/qr-path.ts";
import { screenTitle } from "#ui/office/title.ts";
import { ownPath } from "#ui/own-path.ts";
import type { Route } from "./+types/verify.ts";

/**
 * The second factor: shown, or set up by a member who has none and has opened a link from their mailbox; `again` and
 * `add` are for a member who is already in.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { office, access, session } = context.get(adminContext);
  const url = new URL(request.url);
  if (!access) throw redirect(`${context.get(originContext)}${signInPath(`${url.pathname}${url.search}`)}`);
  if (access.is === "stranger") throw data(null, { status: 403 });
  const { any, passkeys } = await office.secondFactorsOf(access.member.userId);
  const [isAgain, isAdding] = [url.searchParams.has("again"), url.searchParams.has("add")];
  const link = url.searchParams.get("link");
  if (any && !isAdding) {
    if (access.is === "open" && !isAgain) throw redirect(ownPath(url.searchParams.get("from")));
    return { step: "show" as const, isAgain, hasPasskeys: passkeys > 0 };
  }
  if (!any && link) throw redirect((await office.openSetUpLink(access, link)) ? "/verify" : "/verify?old");
  const needed = await office.whatChangeNeeds(access);
  if (needed === "show") throw redirect(`/verify?again&from=${encodeURIComponent("/verify?add")}`);
  const { email } = access.member;
  if (needed === "link")
    return { step: "link" as const, email, isOld: url.searchParams.has("old"), isIn: access.is === "open" };
  const { uri, key } = await office.startAuthenticator({ ...access, visitor: session.visitor });
  return { step: "set up" as const, secret: key, qr: await qrPath(uri) };
}

/** Checks a code or a passkey, or sends the link; recovery codes follow for a member who has none. */
export async function action({ request, context }: Route.ActionArgs) {
  const { office, access, session, site } = context.get(adminContext);
  if (!access || access.is === "stranger") throw data(null, { status: 403 });
  const shower = { ...access, visitor: session.visitor };
  const { recoveryCodes } = await office.secondFactorsOf(access.member.userId);
  try {
    const { intent = "", passkey = "", code: typed = "" } = formTexts(await readForm(request));
    const code = () => secondFactorCode.parse({ code: typed }).code;
    switch (intent) {
      case "link":
        await office.sendSetUpLink(shower);
        return data({ sent: true, refused: undefined });
      case "passkey":
        session.setCookies(await office.verifyPasskey(shower, signatureIn(passkey)));
        break;
      case "new-passkey":
        session.setCookies(await office.addPasskey(shower, signatureIn(passkey)));
        break;
      case "new-app":
        session.setCookies(await office.confirmAuthenticator(shower, code()));
        break;
      default:
        session.setCookies(await office.verifyCode(shower, code()));
    }
  } catch (error) {
    const { status, refused, fields } = refusalOf(error, site.messages);
    return data({ sent: false, refused: fields?.code ?? refused }, { status });
  }
  const from = ownPath(new URL(request.url).searchParams.get("from"));
  return redirect(recoveryCodes === 0 ? `/codes?from=${encodeURIComponent(from)}` : from);
}

function signatureIn(passkey: string): object {
  const value = readJson(passkey);
  return typeof value === "object" && value !== null ? value : {};
}

export const meta = screenTitle(({ gate }) => gate.verify.title);

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData?.refused;
  if (loaderData.step === "show") return <ShowSecondFactor {...loaderData} refused={refused} />;
  if (loaderData.step === "link")
    return <AskForLink {...loaderData} isSent={actionData?.sent === true} refused={refused} />;
  return <SetUpSecondFactor {...loaderData} refused={refused} />;
}
