type ClaimBandProps = { claims: { figure: string; label: string }[] };

/** A band of figures, each with what it counts. */
export function ClaimBand({ claims }: ClaimBandProps) {
  return (
    <dl className="grid grid-cols-2 gap-y-8 lg:grid-cols-4">
      {claims.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse border-l-2 border-accent pl-5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-display text-4xl font-bold tracking-tight">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
