import { fillText } from "#shared/fill-text.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { useMember } from "#ui/office/member.ts";

type IssuerKeysProps = { keys: { publicKey: string; from: string; until: string | null }[] };

/** The keys that certificates are signed with; an owner replaces the one that signs. */
export function IssuerKeys({ keys }: IssuerKeysProps) {
  const { keys: words } = useClassFrame().words.certificates;
  const { may } = useMember();
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="text-lg">{words.title}</h2>
      <p className="text-sm text-ink-soft">{keys.length > 0 ? words.lead : words.none}</p>
      <ul className="grid gap-2 empty:hidden">
        {keys.map(({ publicKey, from, until }) => (
          <li key={publicKey} className="text-sm">
            <code className="block truncate" title={publicKey}>
              {publicKey}
            </code>
            <span className="text-ink-faint">
              {until ? fillText(words.retired, { from, until }) : fillText(words.signs, { day: from })}
            </span>
          </li>
        ))}
      </ul>
      {keys.length > 0 && may.includes("rotateIssuerKey") && (
        <ActForm name="rotate" className="grid gap-2">
          <p className="text-sm text-ink-soft">{words.sure}</p>
          <button type="submit" name="intent" value="rotate" className="button button-quiet justify-self-start">
            {words.rotate}
          </button>
        </ActForm>
      )}
    </section>
  );
}
