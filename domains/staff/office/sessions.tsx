import { Badge } from "#ui/badge.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

type SessionsProps = {
  title: string;
  sessions: { id: string; name?: string; device: string; seen: string; isCurrent: boolean }[];
  mayEnd: boolean;
};

/** The signed-in browsers. */
export function Sessions({ title, sessions, mayEnd }: SessionsProps) {
  const { sessions: words } = useFrame().words.staff;
  return (
    <section className="card">
      <h2 className="px-4 pt-3.5 pb-2.5 text-lg">{title}</h2>
      <ul>
        {sessions.map(({ id, name, device, seen, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2">
            <span className="min-w-40 flex-1">
              {name && <bdi className="block font-semibold">{name}</bdi>}
              <span className="text-ink-soft">
                {device}, {seen}
              </span>
            </span>
            {isCurrent && <Badge look="green">{words.here}</Badge>}
            {mayEnd && (
              <ActForm name={`end ${id}`}>
                <input type="hidden" name="id" value={id} />
                <button type="submit" name="intent" value="end" className="button button-quiet">
                  {words.end}
                </button>
              </ActForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
