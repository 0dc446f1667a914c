import { useEffect, useState } from "react";
import { Form, Link, useFetcher, useNavigate, useParams, useSearchParams } from "react-router";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Initials } from "#ui/initials.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

type Found = { id: string; name: string; detail: string; hasFees: boolean; asked: string[]; students?: string[] };

type FindPayerProps = {
  /** What a page without scripts was asked for, and its answer. */
  typed: string;
  found: Found[];
};

/** Pause in typing before the server is asked, in milliseconds. */
const rest = 120;

/** Finds a student as their name is typed; Enter opens the first, where the amount waits. */
export function FindPayer({ typed: asked, found: answered }: FindPayerProps) {
  const { find } = useFrame().words.fees;
  const navigate = useNavigate();
  const { personId: open } = useParams();
  const [typed, setTyped] = useState(asked);
  /** The text that Enter was pressed after, until its answer is here. */
  const [chosen, setChosen] = useState<string>();
  const finding = useFetcher<{ text: string; found: Found[] }>();
  const { load } = finding;
  const wanted = typed.trim();
  const isCurrent = finding.data?.text === wanted;
  const found = isCurrent || wanted !== asked ? (finding.data?.found ?? []) : answered;

  useEffect(() => {
    if (wanted.length < 2 || wanted === asked) return;
    const timer = setTimeout(() => void load(`/fees/find?q=${encodeURIComponent(wanted)}`), rest);
    return () => clearTimeout(timer);
  }, [wanted, asked, load]);

  useEffect(() => {
    const [first] = found;
    if (chosen === undefined || chosen !== wanted || !(isCurrent || wanted === asked)) return;
    setChosen(undefined);
    if (!first) return;
    setTyped("");
    void navigate(takingPath(first), { preventScrollReset: true });
  }, [chosen, wanted, asked, isCurrent, found, navigate]);

  return (
    <section className="min-w-0">
      <Form
        role="search"
        action="/fees"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted.length > 1) setChosen(wanted);
        }}
        className="flex items-end gap-2"
      >
        <div className="grid min-w-0 grow gap-1">
          <label htmlFor="fees-find" className="text-sm font-semibold">
            {find.label}
          </label>
          <input
            id="fees-find"
            type="search"
            name="q"
            dir="auto"
            autoComplete="off"
            placeholder={find.hint}
            className="control"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <button type="submit" className="button button-quiet">
          {find.button}
        </button>
      </Form>
      {wanted.length > 1 && (
        <ul className="card mt-3 empty:hidden">
          {found.map((one) => (
            <FoundRow key={one.id} {...one} beside={open} onOpen={() => setTyped("")} />
          ))}
        </ul>
      )}
      <p role="status" className="mt-2 text-ink-soft empty:hidden">
        {wanted.length > 1 && found.length === 0 && (finding.state === "idle" ? find.none : find.looking)}
      </p>
    </section>
  );
}

/** Where money is taken for a student, or for all for whom a company pays. */
function takingPath({ id, students }: Found): string {
  const [first = id, ...others] = students ?? [];
  const search = others.map((one) => `with=${one}`).join("&");
  return `/fees/${first}${search && `?${search}`}`;
}

/** A student or a company that was found; beside an open one, with a way to pay for both at once. */
function FoundRow({ beside, onOpen, ...found }: Found & { beside?: string; onOpen: () => void }) {
  const { id, name, detail, hasFees, asked, students } = found;
  const { find, company } = useFrame().words.fees;
  const [search] = useSearchParams();
  const together = [...new Set([...search.getAll("with"), id])].map((one) => `with=${one}`).join("&");
  const owes = asked.length > 0 ? fillText(find.owes, { amount: asked.join(" + ") }) : null;
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-t border-line px-3 py-2 first:border-t-0">
      <Initials name={name} />
      <Link to={takingPath(found)} onClick={onOpen} className="min-w-0 grow hover:underline" preventScrollReset>
        <bdi className="block truncate font-semibold">{name}</bdi>
        <bdi className="block truncate text-sm text-ink-faint">{detail}</bdi>
      </Link>
      <span className="text-end text-sm">
        {owes && <span className="font-semibold">{owes}</span>}
        {students && <span className="text-ink-faint">{fillCount(company.pays, students.length)}</span>}
        {!students && !owes && <span className="text-ink-faint">{hasFees ? find.nothing : find.noFees}</span>}
      </span>
      {beside !== undefined && beside !== id && !students && (
        <Link to={`/fees/${beside}?${together}`} onClick={onOpen} className="link text-sm" preventScrollReset>
          {find.add}
        </Link>
      )}
    </li>
  );
}
