import { Link } from "react-router";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Empty } from "#ui/empty.tsx";
import { Choice } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type ChosenBatch = {
  id: string;
  name: string;
  places: { id: string; name: string }[];
  /** The batches of the same course that they may move to. */
  others: [id: string, name: string][];
};

type ChosenStudentsProps = {
  students: { id: string; name: string }[];
  /** The number of those who were chosen too, and are too many. */
  left: number;
  batches: ChosenBatch[];
  search: string;
  mayBill: boolean;
  mayMove: boolean;
  outcome: Outcome | undefined;
};

/** What is done with many students at once: their fees are opened, or they move, batch by batch. */
export function ChosenStudents({ students, left, batches, search, ...given }: ChosenStudentsProps) {
  const { mayBill, mayMove, outcome } = given;
  const { chosen: words, announce } = useFrame().words.students;
  const { may } = useMember();
  return (
    <div className="grid max-w-4xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 text-ink-soft">
          <span>{fillCount(words.count, students.length)}</span>{" "}
          <Link to={`/students?${search}`} className="link">
            {words.back}
          </Link>
        </p>
        {left > 0 && <p className="mt-2 border-s-4 border-danger ps-3">{fillCount(words.left, left)}</p>}
      </header>
      <OutcomeNote outcome={outcome} />
      {may.includes("announce") && students.length > 0 && (
        <Link to={`/announcements/new?chosen&${search}`} className="button button-main justify-self-start">
          {announce}
        </Link>
      )}
      {batches.length === 0 && <Empty title={words.nowhere} />}
      {batches.map((batch) => (
        <section key={batch.id} className="card" aria-labelledby={`of-${batch.id}`}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <h2 id={`of-${batch.id}`} className="grow text-lg">
              <bdi>{batch.name}</bdi>
            </h2>
            {mayBill && (
              <Link to={`/batches/${batch.id}/fees?${search}`} className="button button-quiet">
                {fillCount(words.bill, batch.places.length)}
              </Link>
            )}
          </div>
          <MoveForm batch={batch} mayMove={mayMove && batch.others.length > 0} />
        </section>
      ))}
    </div>
  );
}

function MoveForm({ batch: { id, name, places, others }, mayMove }: { batch: ChosenBatch; mayMove: boolean }) {
  const { chosen: words } = useFrame().words.students;
  const ask = (sent: FormData) => {
    const to = others.find(([other]) => other === sent.get("to"))?.[1] ?? "";
    const count = sent.getAll("place").length;
    return count > 0 ? fillText(fillCount(words.moveSure, count), { from: name, to }) : null;
  };
  return (
    <ActForm name={`move students ${id}`} ask={ask} className="grid">
      <ul>
        {places.map((place) => (
          <li key={place.id} className="border-t border-line">
            {mayMove ? (
              <label className="flex min-h-9 cursor-pointer items-center gap-3 px-4 py-1 max-md:min-h-11">
                <input type="checkbox" name="place" value={place.id} defaultChecked className="size-5" />
                <bdi>{place.name}</bdi>
              </label>
            ) : (
              <bdi className="block px-4 py-2">{place.name}</bdi>
            )}
          </li>
        ))}
      </ul>
      {mayMove && (
        <div className="flex flex-wrap items-end gap-3 border-t border-line p-4">
          <div className="min-w-48">
            <Choice label={words.to} name="to" options={others} />
          </div>
          <button type="submit" name="intent" value="move" className="button button-quiet">
            {words.move}
          </button>
        </div>
      )}
    </ActForm>
  );
}
