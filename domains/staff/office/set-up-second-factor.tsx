import { useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { Message } from "#ui/message.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { knowsPasskeys, makePasskey } from "./browser-passkeys.ts";

type SetUpProps = { secret: string; qr: { size: number; path: string }; refused: string | undefined };

/** Sets up the first second factor, or one more: a passkey, or an app that shows codes. */
export function SetUpSecondFactor({ secret, qr, refused }: SetUpProps) {
  const { setUp, verify } = useFrame().words.gate;
  const submit = useSubmit();
  const [offersPasskey, setOffersPasskey] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => setOffersPasskey(knowsPasskeys()), []);

  async function passkey() {
    setFailed(false);
    try {
      await submit({ intent: "new-passkey", passkey: await makePasskey() }, { method: "post" });
    } catch {
      setFailed(true);
    }
  }

  return (
    <Message title={setUp.title}>
      <p>{setUp.text}</p>
      {offersPasskey && (
        <section className="grid gap-2 border-t border-line pt-4">
          <h2 className="text-lg text-ink">{setUp.passkeyTitle}</h2>
          <p>{setUp.passkeyText}</p>
          <button type="button" className="button button-main justify-self-start" onClick={() => void passkey()}>
            {setUp.passkeyButton}
          </button>
          <p role="alert" className="text-danger empty:hidden">
            {failed ? verify.passkeyFailed : ""}
          </p>
        </section>
      )}
      <section className="grid gap-3 border-t border-line pt-4">
        <h2 className="text-lg text-ink">{setUp.appTitle}</h2>
        <p>{setUp.appText}</p>
        <svg
          role="img"
          aria-label={setUp.qr}
          viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
          shapeRendering="crispEdges"
          className="w-48 rounded-lg border border-line"
        >
          <path d={`M-2-2h${qr.size + 4}v${qr.size + 4}h-${qr.size + 4}z`} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
        <p>
          {setUp.key}{" "}
          <code className="font-mono break-all text-ink" dir="ltr">
            {secret}
          </code>
        </p>
        <ActForm name="new app" isSecret className="grid gap-3">
          <input type="hidden" name="intent" value="new-app" />
          <Field
            label={verify.code}
            error={refused}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            required
            dir="ltr"
          />
          <button type="submit" className="button button-main justify-self-start">
            {setUp.button}
          </button>
        </ActForm>
      </section>
    </Message>
  );
}
