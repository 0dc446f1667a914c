import type { MaterialKind } from "#domains/lectures/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";

type Material = {
  id: string;
  kind: MaterialKind;
  title: string;
  note: string | null;
  /** In bytes; null for a link. */
  size: number | null;
  address: string;
  isShown: boolean;
};

const inMegabytes = (bytes: number) => Math.max(0.1, bytes / 1024 / 1024).toFixed(1);

/** The slides, notes and links of a class. */
export function MaterialList({ materials, mayChange }: { materials: Material[]; mayChange: boolean }) {
  const { materials: words } = useClassFrame().words.attendance;
  return (
    <section className="card" aria-labelledby="materials">
      <h2 id="materials" className="px-4 pt-3.5 pb-2.5 text-lg">
        {words.title}
      </h2>
      {materials.length === 0 && <p className="px-4 pb-4 text-ink-soft">{words.empty}</p>}
      <ul>
        {materials.map(({ id, kind, title, note, size, address, isShown }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-2.5">
            <Badge look={kind === "link" ? "blue" : "plain"}>{words.kinds[kind]}</Badge>
            <a href={address} rel="noreferrer" className="link min-w-40 flex-1 font-semibold">
              <bdi>{title}</bdi>
            </a>
            {size !== null && (
              <span className="text-sm text-ink-soft">{fillText(words.size, { size: inMegabytes(size) })}</span>
            )}
            {!isShown && <Badge look="amber">{words.hidden}</Badge>}
            {mayChange && (
              <ActForm name={`material ${id}`} className="flex gap-2">
                <input type="hidden" name="material" value={id} />
                <button
                  type="submit"
                  name="intent"
                  value={isShown ? "hide" : "show"}
                  aria-label={`${isShown ? words.hide : words.show}: ${title}`}
                  className="button button-quiet"
                >
                  {isShown ? words.hide : words.show}
                </button>
                <button
                  type="submit"
                  name="intent"
                  value="remove"
                  aria-label={`${words.remove}: ${title}`}
                  className="button button-danger"
                >
                  {words.remove}
                </button>
              </ActForm>
            )}
            {note && <MarkedText text={note} look="w-full text-ink-soft" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
