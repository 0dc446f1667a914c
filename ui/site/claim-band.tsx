type ClaimBandProps = { claims: { figure: string; label: string; note?: string | undefined }[] };

/** A band of figures, each with a label and, if needed, a word on its scope. */
export function ClaimBand({ claims }: ClaimBandProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-4 gap-y-5 md:gap-y-8">
      {claims.map(({ figure, label, note }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-s-2 border-accent ps-3 sm:ps-5">
          <dt className="text-ink-soft max-sm:text-sm">
            {label}
            {note && <span className="block text-sm text-ink-faint">{note}</span>}
          </dt>
          <dd className="font-display text-2xl leading-tight font-bold tracking-tight sm:text-3xl md:text-4xl">
            <bdi>{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
