import type { showCardKeys } from "#domains/money/server/set-card-keys.ts";
import { fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type CardKeysScreenProps = Awaited<ReturnType<typeof showCardKeys>> & { outcome: Outcome | undefined };

/** The keys with which cards are taken: whether there are some, new ones, a try, and an end. */
export function CardKeysScreen({ by, isLocked, lastFour, isTest, webhook, outcome }: CardKeysScreenProps) {
  const { cards: words } = useFrame().words.payments;
  const of = (form: string) => (outcome?.form === form ? outcome : undefined);
  const state = by === null ? words.off : fillText(words.on, { lastFour });
  return (
    <section className="grid max-w-4xl gap-4 px-4 pb-6 md:px-6" aria-labelledby="cards">
      <header>
        <h2 id="cards" className="text-xl">
          {words.title}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">{words.about}</p>
      </header>
      <div className={`border-s-4 ps-3 ${isLocked ? "border-danger" : "border-line"}`}>
        <p>{isLocked ? words.locked : state}</p>
        {isTest && <p>{words.test}</p>}
        {by === "environment" && <p>{words.environment}</p>}
      </div>
      {by !== "environment" && <KeyFields webhook={webhook} outcome={of("card keys")} />}
      <div className="flex flex-wrap items-start gap-3">
        {by !== null && (
          <ActForm name="card try" className="grid justify-items-start gap-2">
            <button type="submit" name="intent" value="try" className="button button-quiet">
              {words.try}
            </button>
            <OutcomeNote outcome={of("card try")} />
          </ActForm>
        )}
        {(by === "settings" || isLocked) && (
          <ActForm name="card removal" ask={() => words.removeSure} className="grid justify-items-start gap-2">
            <button type="submit" name="intent" value="remove" className="button button-danger">
              {words.remove}
            </button>
          </ActForm>
        )}
      </div>
      <OutcomeNote outcome={of("card removal")} />
    </section>
  );
}

function KeyFields({ webhook, outcome }: Pick<CardKeysScreenProps, "webhook" | "outcome">) {
  const { cards: words } = useFrame().words.payments;
  const wrong = outcome?.fields ?? {};
  const secret = { type: "password", autoComplete: "off", maxLength: 300, required: true } as const;
  return (
    <ActForm name="card keys" isSecret className="card grid gap-3 p-4 sm:grid-cols-2">
      <Field
        {...secret}
        label={words.secretKey}
        name="secret.key"
        hint={words.secretHint}
        error={wrong["secret.key"]}
      />
      <Field
        {...secret}
        label={words.webhookSecret}
        name="secret.webhook"
        hint={words.webhookHint}
        error={wrong["secret.webhook"]}
      />
      <dl className="grid gap-1 text-sm sm:col-span-2">
        <dt className="font-semibold">{words.address}</dt>
        <dd>
          <code dir="ltr">{webhook.url}</code>
        </dd>
        <dt className="font-semibold">{words.events}</dt>
        <dd dir="ltr" className="text-ink-soft">
          {webhook.events.join(", ")}
        </dd>
      </dl>
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <button type="submit" name="intent" value="keys" className="button button-main">
          {words.save}
        </button>
        <OutcomeNote outcome={outcome} />
      </div>
    </ActForm>
  );
}
