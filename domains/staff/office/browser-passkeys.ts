/** The form value that carries a passkey's answer. */
interface Ceremony {
  options: object;
}

/** Whether this browser can make and show passkeys. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

async function fetchOptions(kind: "create" | "get"): Promise<object> {
  const answer = await fetch(`/admin/passkey?for=${kind}`, { method: "POST" });
  if (!answer.ok) throw new Error("The passkey was refused.");
  const { options }: Ceremony = await answer.json();
  return options;
}

/** Makes a passkey (WebAuthn, level 3); resolves to JSON for the server. Rejects if the user does not allow it. */
export async function makePasskey(): Promise<string> {
  const options = await fetchOptions("create");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return asJson(await navigator.credentials.create({ publicKey }));
}

/** Signs with a passkey of the member; resolves to JSON for the server. */
export async function showPasskey(): Promise<string> {
  const options = await fetchOptions("get");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return asJson(await navigator.credentials.get({ publicKey }));
}

function asJson(credential: Credential | null): string {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("No passkey was shown.");
  return JSON.stringify(credential.toJSON());
}
