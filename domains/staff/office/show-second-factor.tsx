import { useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { Message } from "#ui/message.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { knowsPasskeys, showPasskey } from "./browser-passkeys.ts";

type ShowProps = { isAgain: boolean; hasPasskeys: boolean; refused: string | undefined };

/** Asks for the second factor: a passkey if there is one, or a code. */
export function ShowSecondFactor({ isAgain, hasPasskeys, refused }: ShowProps) {
  const { verify } = useFrame().words.gate;
  const submit = useSubmit();
  const [offersPasskey, setOffersPasskey] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => setOffersPasskey(hasPasskeys && knowsPasskeys()), [hasPasskeys]);

  async function passkey() {
    setFailed(false);
    try {
      await submit({ intent: "passkey", passkey: await showPasskey() }, { method: "post" });
    } catch {
      setFailed(true);
    }
  }

  return (
    <Message title={verify.title}>
      <p>{isAgain ? verify.again : verify.text}</p>
      {offersPasskey && (
        <button type="button" className="button button-main justify-self-start" onClick={() => void passkey()}>
          {verify.passkey}
        </button>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {failed ? verify.passkeyFailed : ""}
      </p>
      <ActForm name="code" isSecret className="grid gap-4">
        <input type="hidden" name="intent" value="code" />
        <Field
          label={verify.code}
          hint={verify.codeHint}
          error={refused}
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          required
          dir="ltr"
        />
        <button type="submit" className={`button justify-self-start ${offersPasskey ? "button-quiet" : "button-main"}`}>
          {verify.button}
        </button>
      </ActForm>
      <p className="text-sm text-ink-faint">{verify.lost}</p>
    </Message>
  );
}
