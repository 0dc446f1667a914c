import { invitationLink } from "#domains/staff/server/manage-staff.ts";
import { authSecret } from "#server/config/auth-secret.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { callVerbAt } from "./ask-manage.ts";

/** An invitation as a verb answers it, as JSON. */
interface Invited {
  id: string;
  expiresAt: string;
}

/** The link of an invitation's email; `secret` is the program's, null where it stands in the data folder. */
export async function linkOf({ id, expiresAt }: Invited, dataDir: string, secret: string | null = null): Promise<URL> {
  const signedTokens = createSignedTokens(authSecret(secret, dataDir));
  const invitation = { id, expiresAt: new Date(expiresAt) };
  return new URL(await invitationLink({ signedTokens, siteUrl: "http://localhost" }, invitation));
}

/** Invites a person to the staff of a running program, as `manage call inviteStaff` does; returns the link's path. */
export async function inviteAt(
  dataDir: string,
  invitation: { name: string; email: string; role: string; batchIds: string[] },
  secret: string | null = null,
): Promise<string> {
  const { pathname, search } = await linkOf(await callVerbAt(dataDir, "inviteStaff", invitation), dataDir, secret);
  return pathname + search;
}
