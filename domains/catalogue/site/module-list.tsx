type ModuleListProps = { modules: { title: string; text: string }[] };

/** The course's modules, numbered, in two columns on a wide screen. */
export function ModuleList({ modules }: ModuleListProps) {
  return (
    <ol className="grid gap-x-12 md:grid-cols-2">
      {modules.map(({ title, text }, place) => (
        <li key={title} className="flex gap-5 border-t border-line py-5">
          <span aria-hidden="true" className="w-9 shrink-0 font-display text-2xl leading-none font-bold text-ink-faint">
            {String(place + 1).padStart(2, "0")}
          </span>
          <div>
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
