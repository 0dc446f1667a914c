import { ButtonLink } from "#ui/site/site-link.tsx";

type HostedNoteProps = { words: { title: string; lead: string; action: string }; href: string };

/** The way to request one's data where a provider keeps the accounts, so that no password can be asked for here. */
export function HostedNote({ words, href }: HostedNoteProps) {
  return (
    <section aria-labelledby="record-title" className="page pb-24">
      <h2 id="record-title" className="text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 mb-5 max-w-2xl text-ink-soft">{words.lead}</p>
      <ButtonLink to={href} variant="quiet">
        {words.action}
      </ButtonLink>
    </section>
  );
}
