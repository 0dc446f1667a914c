import { data, redirect } from "react-router";
import { adminContext } from "#admin/lib/contexts.ts";
import { qrPath } from "#admin/lib/qr-path.ts";
import { screenTitle } from "#admin/lib/title.ts";
import { SetUpSecondFactor } from "#admin/screens/gate/set-up.tsx";
import { ShowSecondFactor } from "#admin/screens/gate/show.tsx";
import { secondFactorCode } from "#shared/contracts/staff.ts";
import { readForm } from "#shared/rules/read-form.ts";
import { readJson } from "#shared/rules/read-json.ts";
import { formTexts, refusalOf } from "#shared/rules/refused-form.ts";
import { signInPath } from "#shared/rules/return-path.ts";
import { originContext } from "#ui/document/contexts.ts";
import type { Route } from "./+types/verify.ts";

/** Where to go after the second factor: a path of the back office. */
function wayBack(url: URL): string {
  const from = url.searchParams.get("from") ?? "/";
  return /^\/(?![/\\])[\w/?=&%.~-]*$/.test(from) ? from : "/";
}

/** The second factor: shown, or set up by somebody who has none; `again` and `add` are for one who is in already. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { office, access } = context.get(adminContext);
  const url = new URL(request.url);
  if (!access) throw redirect(`${context.get(originContext)}${signInPath(`${url.pathname}${url.search}`)}`);
  if (access.is === "stranger") throw data(null, { status: 403 });
  const has = await office.secondFactorsOf(access.member.userId);
  const hasAny = has.authenticator || has.passkeys > 0;
  const [isAgain, isAdding] = [url.searchParams.has("again"), url.searchParams.has("add")];
  if (access.is === "open" && hasAny && !isAgain && !isAdding) throw redirect(wayBack(url));
  if (hasAny && !isAdding) return { step: "show" as const, isAgain, hasPasskeys: has.passkeys > 0 };
  const { uri, key } = await office.startAuthenticator(access);
  return { step: "set up" as const, secret: key, qr: await qrPath(uri) };
}

/** Checks a code or a passkey; recovery codes follow for somebody who has none. */
export async function action({ request, context }: Route.ActionArgs) {
  const { office, access, session, site } = context.get(adminContext);
  if (!access || access.is === "stranger") throw data(null, { status: 403 });
  const { recoveryCodes } = await office.secondFactorsOf(access.member.userId);
  try {
    const { intent, passkey = "", code: typed = "" } = formTexts(await readForm(request));
    if (intent === "passkey") session.setCookies(await office.verifyPasskey(access, signatureIn(passkey)));
    else if (intent === "new-passkey") session.setCookies(await office.addPasskey(access, signatureIn(passkey)));
    else {
      const { code } = secondFactorCode.parse({ code: typed });
      session.setCookies(await office.verifyCode(access, code));
    }
  } catch (error) {
    const { status, refused, fields } = refusalOf(error, site.messages);
    return data({ refused: fields?.code ?? refused }, { status });
  }
  return redirect(recoveryCodes === 0 ? "/codes" : wayBack(new URL(request.url)));
}

function signatureIn(passkey: string): object {
  const value = readJson(passkey);
  return typeof value === "object" && value !== null ? value : {};
}

export const meta = screenTitle(({ gate }) => gate.verify.title);

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData?.refused;
  if (loaderData.step === "show") return <ShowSecondFactor {...loaderData} refused={refused} />;
  return <SetUpSecondFactor {...loaderData} refused={refused} />;
}
