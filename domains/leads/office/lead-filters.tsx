import { Form } from "react-router";
import { fillCount } from "#shared/fill-text.ts";
import { FilterChips } from "#ui/office/filter-chips.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";

const shownStates = ["new", "mine", "answered", "won", "lost", "all"] as const;

type LeadFiltersProps = { shown: (typeof shownStates)[number]; source: string | null };

/** The screen's head: the number that wait, and the filters for leads. */
export function LeadFilters({ shown, source }: LeadFiltersProps) {
  const { leads } = useFrame().words;
  const { due } = useMember();
  return (
    <header>
      <h1 className="text-2xl">
        {leads.title}
        <span className="ms-3 font-text text-base font-normal tracking-normal text-ink-faint">
          {fillCount(leads.count, due.leads)}
        </span>
      </h1>
      <div className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-2">
        <FilterChips
          label={leads.filters.label}
          chips={shownStates.map((state) => ({
            to: `/leads?state=${state}${source ? `&source=${source}` : ""}`,
            label: leads.filters[state],
            isChosen: state === shown,
          }))}
        />
        <Form method="get" action="/leads" className="flex items-center gap-2">
          <input type="hidden" name="state" value={shown} />
          <label className="sr-only" htmlFor="lead-source">
            {leads.source}
          </label>
          <select
            id="lead-source"
            name="source"
            defaultValue={source ?? ""}
            className="control"
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
          <noscript>
            <button type="submit" className="button button-quiet">
              {leads.apply}
            </button>
          </noscript>
        </Form>
      </div>
    </header>
  );
}
