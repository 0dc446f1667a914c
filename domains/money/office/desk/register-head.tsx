import { Form, Link, useSearchParams } from "react-router";
import { FilterChips } from "#ui/office/filter-chips.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

type RegisterHeadProps = {
  asked: { of: string; show: "all" | "owes" | "late" };
  choices: { kind: "batch" | "branch" | "teacher"; named: [value: string, name: string][] }[];
  earlier: string;
  later: string;
};

const shown = ["all", "owes", "late"] as const;

/** Whose fees the register shows, and from which month on. */
export function RegisterHead({ asked, choices, earlier, later }: RegisterHeadProps) {
  const { fees, feeRules, reminders } = useFrame().words;
  const { register: words } = fees;
  const [search] = useSearchParams();
  const withValue = (name: string, value: string | null) => {
    const query = new URLSearchParams(search);
    for (const old of ["after", "q", name]) query.delete(old);
    if (value) query.set(name, value);
    return `/fees?${query}`;
  };
  return (
    <div className="mt-6 flex flex-wrap items-end gap-3">
      <Form action="/fees" className="flex min-w-0 items-end gap-2">
        <div className="grid min-w-0 gap-1">
          <label htmlFor="register-of" className="text-sm font-semibold">
            {words.of}
          </label>
          <select
            id="register-of"
            name="of"
            key={asked.of}
            defaultValue={asked.of}
            className="control"
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            <option value="all">{words.all}</option>
            {choices.map(({ kind, named }) => (
              <optgroup key={kind} label={words.kinds[kind]}>
                {named.map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <button type="submit" className="button button-quiet">
          {words.show}
        </button>
      </Form>
      <FilterChips
        label={words.filters.label}
        chips={shown.map((one) => ({
          to: withValue("show", one === "all" ? null : one),
          label: words.filters[one],
          isChosen: one === asked.show,
        }))}
      />
      <Link to="/fees/reminders" className="button button-quiet">
        {reminders.title}
      </Link>
      <a href={`/admin/fees/vouchers?${new URLSearchParams(asked)}`} download className="button button-quiet">
        {feeRules.vouchers}
      </a>
      <nav aria-label={words.table} className="ms-auto flex gap-1 max-md:hidden">
        <Link to={withValue("from", earlier)} className="button button-plain">
          {words.earlier}
        </Link>
        <Link to={withValue("from", null)} className="button button-plain">
          {words.now}
        </Link>
        <Link to={withValue("from", later)} className="button button-plain">
          {words.later}
        </Link>
      </nav>
    </div>
  );
}
