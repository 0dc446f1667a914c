import { saysSignedIn } from "#domains/accounts/rules/says-signed-in.ts";

/**
 * A signed-in student retypes nothing: fills in what is still empty of a form, and then calls `filled`. The code comes
 * with the answer, for those who are signed in alone. Returns the end of it, for an effect.
 */
export function askOwnAnswers(form: HTMLFormElement | null | undefined, filled?: () => void): () => void {
  const leaving = new AbortController();
  if (form && saysSignedIn(document.cookie))
    import("./own-answers.ts")
      .then(async ({ fillInOwn }) => {
        if (await fillInOwn(form, leaving.signal)) filled?.();
      })
      // The form is as empty as a stranger's.
      .catch(() => undefined);
  return () => leaving.abort();
}
