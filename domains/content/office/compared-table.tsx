import { useFrame } from "#ui/office/office-frame.ts";
import type { ComparedField } from "#ui/office/office-outcome.ts";

type ComparedTableProps = { fields: ComparedField[]; before: string; after: string };

/** Fields of two versions side by side; on a phone one below the other. */
export function ComparedTable({ fields, before, after }: ComparedTableProps) {
  const { compare } = useFrame().words.content;
  return (
    <table className="rows w-full table-fixed max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          <th className="w-[22%]">{compare.field}</th>
          <th>{before}</th>
          <th>{after}</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {fields.map(({ path, place, ...texts }) => {
          const differs = texts.before !== texts.after;
          return (
            <tr key={path} className="max-md:grid max-md:py-2">
              <th scope="row" className="border-t border-line align-top font-semibold text-ink">
                {place.join(" › ")}
              </th>
              <Side label={before} text={texts.before} look={differs ? "bg-brick-tint" : ""} />
              <Side label={after} text={texts.after} look={differs ? "bg-emerald-tint" : ""} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Side({ label, text, look }: { label: string; text: string; look: string }) {
  const { compare } = useFrame().words.content;
  return (
    <td>
      <span className="text-xs font-semibold text-ink-faint md:hidden" aria-hidden="true">
        {label}
      </span>
      <div dir="auto" className={`max-h-60 overflow-y-auto rounded px-1.5 py-0.5 whitespace-pre-wrap ${look}`}>
        {text === "" ? <span className="text-ink-soft">{compare.none}</span> : text}
      </div>
    </td>
  );
}
