import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { SavedAnnouncement } from "#domains/talk/contract.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";

type SavedAnnouncementsProps = {
  saved: SavedAnnouncement[];
  chosen: string;
  /** Fills the form on this page; the link does it without scripts. */
  onChoose: (template: SavedAnnouncement) => void;
};

/** The templates: each begins a new announcement, is changed in its form, or is removed. */
export function SavedAnnouncements({ saved, chosen, onChoose }: SavedAnnouncementsProps) {
  const { saved: words } = useClassFrame().words.talk;
  const [search] = useSearchParams();
  // Who opens the list keeps it open, whatever they choose there.
  const [isOpen] = useState(chosen !== "");
  if (saved.length === 0) return null;
  const withSaved = (id: string) => {
    const to = new URLSearchParams(search);
    to.set("saved", id);
    return `?${to}`;
  };
  return (
    <details className="card max-w-4xl p-4" open={isOpen}>
      <summary className="cursor-pointer font-semibold">{words.title}</summary>
      <ul className="mt-2 divide-y divide-line">
        {saved.map(({ id, title, text }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
            <Link
              to={withSaved(id)}
              aria-current={id === chosen ? "true" : undefined}
              className="link inline-flex min-h-9 items-center max-md:min-h-11"
              onClick={(event) => {
                event.preventDefault();
                onChoose({ id, title, text });
              }}
            >
              <bdi>{title}</bdi>
            </Link>
            <ActForm name={`remove saved ${id}`}>
              <input type="hidden" name="saved" value={id} />
              <input type="hidden" name="title" value={title} />
              <input type="hidden" name="text" value={text} />
              <button
                type="submit"
                name="intent"
                value="remove saved"
                aria-label={`${words.remove}: ${title}`}
                className="button button-plain"
              >
                {words.remove}
              </button>
            </ActForm>
          </li>
        ))}
      </ul>
    </details>
  );
}
