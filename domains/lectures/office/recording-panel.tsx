import { Choice } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";

type Lecture = { id: string; name: string };

type RecordingPanelProps = {
  recordings: Lecture[];
  /** The lectures that belong to no class. */
  free: Lecture[];
  mayChange: boolean;
};

/** The recordings of a class, and the lectures that may become one. */
export function RecordingPanel({ recordings, free, mayChange }: RecordingPanelProps) {
  const { materials: words } = useClassFrame().words.attendance;
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="recordings">
      <h2 id="recordings" className="text-lg">
        {words.recordings}
      </h2>
      {recordings.length === 0 && <p className="text-ink-soft">{words.noRecording}</p>}
      {recordings.map(({ id, name }) => (
        <ActForm name={`unlink ${id}`} key={id} className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="lecture" value={id} />
          <bdi className="min-w-40 flex-1 font-semibold">{name}</bdi>
          {mayChange && (
            <button
              type="submit"
              name="intent"
              value="unlink"
              aria-label={`${words.unlink}: ${name}`}
              className="button button-quiet"
            >
              {words.unlink}
            </button>
          )}
        </ActForm>
      ))}
      {mayChange && free.length > 0 && (
        <ActForm name="link" className="flex flex-wrap items-end gap-3">
          <div className="min-w-56 flex-1">
            <Choice
              label={words.lecture}
              name="lecture"
              required
              options={[["", words.none], ...free.map(({ id, name }): [string, string] => [id, name])]}
            />
          </div>
          <button type="submit" name="intent" value="link" className="button button-quiet">
            {words.link}
          </button>
        </ActForm>
      )}
    </section>
  );
}
