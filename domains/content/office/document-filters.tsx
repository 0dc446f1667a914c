import { Form, Link } from "react-router";
import type { ListKind } from "#domains/content/contract/kinds.ts";
import { fillCount } from "#shared/fill-text.ts";
import { FilterChips } from "#ui/office/filter-chips.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { type StateFilter, stateNames } from "./document-states.ts";
import { type Group, groupNames, groups } from "./documents.ts";

type FiltersProps = {
  group: Group | null;
  query: string;
  state: StateFilter | null;
  drafts: number;
  unanswered: number;
};

/** Filters for the list of documents, the ones waiting to be published, and the kinds that can be added. */
export function DocumentFilters({ group, query, state, drafts, unanswered }: FiltersProps) {
  const { content } = useFrame().words;
  const chips = [
    ...groupNames.map((name) => ({
      to: `/content?group=${name}`,
      label: content.groups[name],
      isChosen: group === name,
    })),
    { to: "/content?group=all", label: content.all, isChosen: group === null },
  ];
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {group && <NewDocuments group={group} />}
        <Link to="/content/publish" className={`button ${drafts > 0 ? "button-main" : "button-quiet"}`}>
          {drafts > 0 ? fillCount(content.waiting, drafts) : content.publishings}
        </Link>
        <Link to="/settings/sections" className="button button-quiet">
          {content.sections.link}
        </Link>
        {unanswered > 0 && (
          <Link to="/content/questions" className="button button-quiet">
            {fillCount(content.questionsLink, unanswered)}
          </Link>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <FilterChips label={content.whichGroup} chips={chips} />
        <Form className="flex flex-wrap items-center gap-2 max-md:w-full">
          {group && <input type="hidden" name="group" value={group} />}
          <select
            key={`${group} ${state}`}
            name="state"
            defaultValue={state ?? ""}
            aria-label={content.whichState}
            className="control w-auto"
          >
            <option value="">{content.anyState}</option>
            {stateNames.map((name) => (
              <option key={name} value={name}>
                {content.filters[name]}
              </option>
            ))}
          </select>
          <input
            key={`${group} ${query}`}
            type="search"
            name="q"
            defaultValue={query}
            aria-label={content.filter}
            placeholder={content.filter}
            className="control w-56 max-md:w-full"
          />
          <button type="submit" className="button button-quiet">
            {content.apply}
          </button>
        </Form>
      </div>
    </>
  );
}

/** Links that begin a document of the group's kinds. */
function NewDocuments({ group }: { group: Group }) {
  const { create } = useFrame().words.content;
  const labels: Partial<Record<string, string>> = create;
  const kinds = groups[group].filter((kind): kind is ListKind => labels[kind] !== undefined);
  return (
    <ul className="flex flex-wrap gap-2 empty:hidden">
      {kinds.map((kind) => (
        <li key={kind}>
          <Link to={`/content/new/${kind}`} className="button button-quiet">
            {create[kind]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
