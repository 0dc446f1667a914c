import { useState } from "react";
import { copyText } from "#ui/copy-text.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

type SecretIdProps = {
  hasSecretId: boolean;
  /** A new one, which is shown this once. */
  fresh: string | undefined;
};

/** The Secret ID that opens a batch's lectures: a new one, or none. */
export function SecretId({ hasSecretId, fresh }: SecretIdProps) {
  const { secretId: words } = useFrame().words.batches;
  const [isCopied, setIsCopied] = useState(false);
  const ask = (sent: FormData) => (sent.get("intent") === "end" ? words.endSure : null);
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="secret-id">
      <h2 id="secret-id" className="text-lg">
        {words.title}
      </h2>
      <p className="text-ink-soft">{hasSecretId ? words.open : words.closed}</p>
      {fresh && (
        <div className="grid gap-2 rounded-lg bg-emerald-tint p-3">
          <p>{words.once}</p>
          <p className="flex flex-wrap items-center gap-3">
            <code className="font-mono text-lg font-semibold select-all">{fresh}</code>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => void copyText(fresh).then(setIsCopied)}
            >
              {isCopied ? words.copied : words.copy}
            </button>
          </p>
        </div>
      )}
      <ActForm name="secret id" isSecret ask={ask} className="flex flex-wrap gap-2" onSubmit={() => setIsCopied(false)}>
        <button type="submit" name="intent" value="rotate" className="button button-quiet">
          {hasSecretId ? words.rotate : words.make}
        </button>
        {hasSecretId && (
          <button type="submit" name="intent" value="end" className="button button-danger">
            {words.end}
          </button>
        )}
      </ActForm>
      <p className="text-sm text-ink-faint">{words.effect}</p>
    </section>
  );
}
