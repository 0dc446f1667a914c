interface FileLinksProps {
  label: string;
  files: { name: string; size: string; path: string }[];
}

/** Files to fetch: each by its name, with its size. */
export function FileLinks({ label, files }: FileLinksProps) {
  return (
    <ul aria-label={label} className="grid gap-1">
      {files.map(({ name, size, path }) => (
        <li key={path} className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3">
          <a href={path} className="link inline-flex min-h-11 min-w-0 items-center">
            <bdi className="min-w-0 [overflow-wrap:anywhere]">{name}</bdi>
          </a>
          <span className="text-sm text-ink-soft">{size}</span>
        </li>
      ))}
    </ul>
  );
}
