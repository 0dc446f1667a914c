type FactListProps = { facts: { label: string; value: string }[] };

/** A few figures side by side, each above its label. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-5">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm">{label}</dt>
          <dd className="font-display text-xl font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
