import { Form, Link } from "react-router";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { FilterChips } from "#ui/office/filter-chips.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";

/** The choices of the list. */
export const shownStates = ["new", "mine", "later", "answered", "won", "lost", "all"] as const;

type LeadFiltersProps = {
  shown: (typeof shownStates)[number];
  source: string | null;
  words: string;
  counts: { new: number; mine: number; later: number };
};

/** The screen's head: the number that wait, the filters for leads, and the search. */
export function LeadFilters({ shown, source, words, counts }: LeadFiltersProps) {
  const { leads, conversation, trials } = useFrame().words;
  const { due } = useMember();
  const labelOf = (state: LeadFiltersProps["shown"]) =>
    state === "new" || state === "mine" || state === "later"
      ? fillText(conversation.filters[state], { count: counts[state] })
      : leads.filters[state];
  return (
    <header>
      <h1 className="text-2xl">
        {leads.title}
        <span className="ms-3 font-text text-base font-normal tracking-normal text-ink-faint">
          {fillCount(leads.count, due.leads)}
        </span>
      </h1>
      <p className="mt-1">
        <Link to="/leads/trials" className="link">
          {trials.title}
        </Link>
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-2">
        <FilterChips
          label={leads.filters.label}
          chips={shownStates.map((state) => ({
            to: `/leads?state=${state}${source ? `&source=${source}` : ""}`,
            label: labelOf(state),
            isChosen: state === shown,
          }))}
        />
        <Form method="get" action="/leads" className="flex flex-wrap items-center gap-2">
          <input type="hidden" name="state" value={words === "" ? "all" : shown} />
          <input
            type="search"
            name="q"
            defaultValue={words}
            key={words}
            maxLength={100}
            aria-label={conversation.search}
            placeholder={conversation.search}
            className="control w-56"
            dir="auto"
          />
          <label className="sr-only" htmlFor="lead-source">
            {leads.source}
          </label>
          <select
            id="lead-source"
            name="source"
            defaultValue={source ?? ""}
            className="control w-auto"
            key={source}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            <option value="">{leads.anySource}</option>
            {Object.entries(leads.sources).map(([option, label]) => (
              <option key={option} value={option}>
                {label}
              </option>
            ))}
          </select>
          <button type="submit" className="button button-quiet">
            {conversation.find}
          </button>
        </Form>
      </div>
    </header>
  );
}
