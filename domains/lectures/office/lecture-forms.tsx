import { fillText } from "#shared/fill-text.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

export type ShownLecture = {
  id: string;
  lectureNumber: number;
  title: string;
  isPublished: boolean;
  at: { words: string; field: string } | null;
  /** The moment of publishing as it was shown, for the change that names it. */
  seen: string;
  isOwnFile: boolean;
  address: string | null;
  hasCaptions: boolean;
  /** The class that it is the recording of. */
  classId: string | null;
};

type LectureFormsProps = { lecture: ShownLecture; classes: [string, string][]; outcome: Outcome | undefined };

/** The editable fields of a lecture, folded below it. */
export function LectureForms({ lecture, classes, outcome }: LectureFormsProps) {
  const { lectures: words, frame } = useFrame().words;
  const { timeZone, language } = useFrame();
  const { id, title, at, isPublished, seen, isOwnFile, address, classId } = lecture;
  const isThis = outcome?.refused !== undefined && outcome.typed?.lecture === id;
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  return (
    <details open={isThis || undefined} className="mt-1 md:ms-16">
      <summary className="link text-sm">
        {words.change} <span className="sr-only">{title}</span>
      </summary>
      <div className="mt-3 mb-2 grid gap-4 lg:grid-cols-2">
        <ActForm name={`rename ${id}`} className="grid content-start gap-2">
          <input type="hidden" name="lecture" value={id} />
          <input type="hidden" name="seen" value={title} />
          <Field
            label={words.name}
            name="title"
            defaultValue={isThis ? (outcome.typed?.title ?? title) : title}
            maxLength={160}
            required
            dir="auto"
            error={wrong.title}
          />
          <button type="submit" name="intent" value="rename" className="button button-quiet justify-self-start">
            {words.rename}
          </button>
        </ActForm>
        <ActForm name={`publish ${id}`} className="grid content-start gap-2">
          <input type="hidden" name="lecture" value={id} />
          <input type="hidden" name="seen" value={seen} />
          <Field
            label={words.at}
            hint={fillText(words.zone, { zone: spokenZone(new Date(), timeZone, language.lang) })}
            name="at"
            type="datetime-local"
            defaultValue={at?.field ?? ""}
          />
          <div className="flex flex-wrap gap-2">
            {/* Enter in the day above publishes on that day, never now. */}
            <button
              type="submit"
              name="intent"
              value="plan"
              className={`button ${isPublished ? "button-quiet" : "button-main"}`}
            >
              {words.plan}
            </button>
            {!isPublished && (
              <button type="submit" name="intent" value="publish" className="button button-quiet">
                {words.publish}
              </button>
            )}
            {at && (
              <button type="submit" name="intent" value="hide" className="button button-quiet">
                {words.hide}
              </button>
            )}
          </div>
        </ActForm>
        {classes.length > 0 && (
          <ActForm name={`class ${id}`} className="grid content-start gap-2">
            <input type="hidden" name="lecture" value={id} />
            <Choice
              label={words.class}
              hint={words.classHint}
              name="classId"
              defaultValue={classId ?? ""}
              options={[["", words.noClass], ...classes]}
            />
            <button type="submit" name="intent" value="class" className="button button-quiet justify-self-start">
              {words.putClass}
            </button>
          </ActForm>
        )}
        {isOwnFile && (
          <ActForm name={`captions ${id}`} encType="multipart/form-data" className="grid content-start gap-2">
            <input type="hidden" name="lecture" value={id} />
            <Field
              label={words.captions}
              hint={words.captionsHint}
              name="file"
              type="file"
              accept=".vtt,text/vtt"
              required
              error={wrong.file}
            />
            <button type="submit" name="intent" value="captions" className="button button-quiet justify-self-start">
              {words.putCaptions}
            </button>
          </ActForm>
        )}
        {address && (
          <p>
            <a href={address} target="_blank" rel="noopener noreferrer" className="link">
              {words.watch}
            </a>
          </p>
        )}
        <ActForm name={`remove ${id}`} className="grid content-start gap-2">
          <input type="hidden" name="lecture" value={id} />
          <label className="flex items-center gap-2">
            <input type="checkbox" required className="size-5" />
            {words.sure}
            <span className="sr-only">{frame.required}</span>
          </label>
          <button type="submit" name="intent" value="remove" className="button button-danger justify-self-start">
            {words.remove}
          </button>
        </ActForm>
      </div>
    </details>
  );
}
