import { Form, Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { FilterChips } from "#ui/office/filter-chips.tsx";

export type BankFilterProps = {
  /** The bank's topics, "" for none, each with the number of its questions. */
  topics: { topic: string; count: number }[];
  /** Null for all. */
  topic: string | null;
  words: string;
  page: number;
  pages: number;
};

/** The query of a list of the bank. */
function queryOf({ topic, words, page = 1 }: { topic: string | null; words: string; page?: number }): string {
  const query = new URLSearchParams();
  if (topic !== null) query.set("topic", topic);
  if (words !== "") query.set("q", words);
  if (page > 1) query.set("page", String(page));
  return `?${query}`;
}

/** The search in a bank, and the choice of a topic. */
export function BankFilter({ topics, topic, words: typed }: BankFilterProps) {
  const { bank: words } = useClassFrame().words.quizzes;
  const chips = topics.map((one) => ({
    to: queryOf({ topic: one.topic, words: typed }),
    label: fillText(words.ofTopic, { topic: one.topic || words.noTopic, count: one.count }),
    isChosen: one.topic === topic,
  }));
  return (
    <div className="grid gap-3 px-4 pb-3">
      <Form method="get" role="search" className="flex flex-wrap items-end gap-3" key={`${topic} ${typed}`}>
        {topic !== null && <input type="hidden" name="topic" value={topic} />}
        <div className="min-w-0 grow basis-48">
          <Field label={words.search} name="q" type="search" maxLength={100} defaultValue={typed} dir="auto" />
        </div>
        <button type="submit" className="button button-quiet">
          {words.find}
        </button>
      </Form>
      {topics.length > 0 && (
        <FilterChips
          label={words.topics}
          chips={[{ to: queryOf({ topic: null, words: typed }), label: words.all, isChosen: topic === null }, ...chips]}
        />
      )}
    </div>
  );
}

/** The pages of a list of the bank; nothing for one. */
export function BankPages({ topic, words: typed, page, pages }: BankFilterProps) {
  const { bank: words } = useClassFrame().words.quizzes;
  if (pages < 2) return null;
  return (
    <nav aria-label={words.pages} className="border-t border-line p-4">
      <ul className="flex flex-wrap gap-1.5">
        {Array.from({ length: pages }, (_, at) => at + 1).map((number) => (
          <li key={number}>
            <Link
              to={queryOf({ topic, words: typed, page: number })}
              aria-label={fillText(words.page, { number })}
              aria-current={number === page ? "page" : undefined}
              className="chip"
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
