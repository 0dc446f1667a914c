import { fillText } from "#shared/fill-text.ts";
import { buttonClass } from "#ui/site/button-class.ts";
import { useSitePath } from "#ui/site/use-site-path.ts";

type PersonChoiceProps = {
  people: { id: string; label: string; isChosen: boolean }[];
  words: { label: string; change: string };
  /** The page to come back to. */
  from: string;
};

/** Chooses which of an account's people its pages are shown for; nothing if there is only one. */
export function PersonChoice({ people, words, from }: PersonChoiceProps) {
  const addressOf = useSitePath();
  const chosen = people.find(({ isChosen }) => isChosen);
  if (!chosen) return null;
  return (
    <form
      method="post"
      action={addressOf("/account/person")}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface p-4 shadow-card"
    >
      <input type="hidden" name="from" value={from} />
      <p>
        {words.label} <bdi className="font-semibold">{chosen.label}</bdi>
      </p>
      {people
        .filter(({ isChosen }) => !isChosen)
        .map(({ id, label }) => (
          <button key={id} type="submit" name="person" value={id} className={buttonClass({ variant: "quiet" })}>
            {fillText(words.change, { name: label })}
          </button>
        ))}
    </form>
  );
}
