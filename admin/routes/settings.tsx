import { Form, Link } from "react-router";
import { findSettings, listSettings } from "#admin/layout/settings-screens.ts";
import { requireOffice } from "#admin/request/office.ts";
import { cutText } from "#shared/cut-text.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings.ts";

/** The screens of the settings, and those settings that have the words of a search. */
export function loader(given: Route.LoaderArgs) {
  const { site, access, office } = requireOffice(given);
  const may = office.allowedVerbs(access.member);
  if (!may.includes("setMoney")) throw new Response(null, { status: 403 });
  const query = cutText((new URL(given.request.url).searchParams.get("q") ?? "").trim(), 80);
  return {
    query,
    screens: listSettings(site.messages, may),
    found: query === "" ? null : findSettings(site.messages, may, query),
  };
}

export const meta = screenTitle(({ content }) => content.allSettings.title);

export default function Settings({ loaderData: { query, screens, found } }: Route.ComponentProps) {
  const { allSettings: words } = useFrame().words.content;
  return (
    <div className="grid max-w-4xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      </header>
      <Form role="search" className="flex max-w-xl items-center gap-2">
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={80}
          aria-label={words.find}
          placeholder={words.find}
          className="control"
        />
        <button type="submit" className="button button-quiet">
          {words.apply}
        </button>
      </Form>
      <div role="status" className="contents">
        {found && <Found found={found} />}
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {screens.map(({ to, title, about }) => (
          <li key={to} className="card relative p-4 hover:border-line-strong">
            <h2 className="text-lg">
              <Link to={to} className="link after:absolute after:inset-0">
                {title}
              </Link>
            </h2>
            <p className="mt-1 text-ink-soft">{about}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FoundProps = { found: NonNullable<Route.ComponentProps["loaderData"]["found"]> };

function Found({ found }: FoundProps) {
  const { allSettings: words } = useFrame().words.content;
  if (found.length === 0) return <p>{words.none}</p>;
  return (
    <section className="card p-4">
      <h2 className="text-sm font-semibold">{fillCount(words.found, found.length)}</h2>
      <ul className="mt-2 grid gap-1">
        {found.map(({ to, label, screen }) => (
          <li key={to} className="flex min-h-8 flex-wrap items-center gap-x-2 max-md:min-h-11">
            <Link to={to} className="link">
              {label}
            </Link>
            <span className="text-sm text-ink-faint">{screen && fillText(words.on, { screen })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
