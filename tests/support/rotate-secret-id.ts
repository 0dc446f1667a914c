import type { TestApp } from "./app.ts";

/** Gives a batch a new Secret ID, as the staff do; resolves to it. */
export async function rotateSecretId({ app }: TestApp, batchId: string): Promise<string> {
  const body = JSON.stringify({});
  const request = new Request(`http://manage/batches/${batchId}/secret-id`, { method: "POST", body });
  const { secretId } = await (await app.manage(request)).json();
  return secretId;
}
