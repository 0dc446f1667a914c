import { fillText } from "#shared/fill-text.ts";

type PersonSwitchProps = {
  people: { id: string; label: string; isChosen: boolean }[];
  words: { label: string; change: string };
};

/** Chooses which of an account's people the classroom is shown for; nothing if there is only one. */
export function PersonSwitch({ people, words }: PersonSwitchProps) {
  const chosen = people.find(({ isChosen }) => isChosen);
  if (!chosen) return null;
  return (
    <form method="post" action="/account/person" className="card mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
      <input type="hidden" name="from" value="/classroom" />
      <p>
        {words.label} <bdi className="font-semibold">{chosen.label}</bdi>
      </p>
      {people
        .filter(({ isChosen }) => !isChosen)
        .map(({ id, label }) => (
          <button key={id} type="submit" name="person" value={id} className="button button-quiet">
            {fillText(words.change, { name: label })}
          </button>
        ))}
    </form>
  );
}
