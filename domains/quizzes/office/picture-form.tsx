import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { QuestionPicture } from "./question-picture.tsx";

type PictureFormProps = {
  question: { text: string; pictureAlt: string | null };
  /** The address of the picture that is there. */
  path: string;
  outcome: Outcome | undefined;
};

/** Puts a picture beside a question, and asks for words for who does not see it. */
export function PictureForm({ question, path, outcome }: PictureFormProps) {
  const { picture: words } = useClassFrame().words.quizzes;
  const { text, pictureAlt } = question;
  const refused = outcome?.refused === undefined ? undefined : outcome;
  return (
    <section className="card grid gap-4 p-4">
      <div>
        <MarkedText text={text} look="font-semibold" />
        <QuestionPicture path={path} alt={pictureAlt} />
      </div>
      <ActForm name="picture" encType="multipart/form-data" className="grid gap-3">
        <Field
          label={words.file}
          name="picture"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          required={pictureAlt === null}
          hint={pictureAlt === null ? words.fileHint : words.keepHint}
          error={refused?.fields?.picture}
        />
        <Field
          label={words.alt}
          name="alt"
          required
          maxLength={300}
          dir="auto"
          defaultValue={refused?.typed?.alt ?? pictureAlt ?? ""}
          hint={words.altHint}
          error={refused?.fields?.alt}
        />
        <button type="submit" name="intent" value="put" className="button button-main justify-self-start">
          {words.put}
        </button>
      </ActForm>
      {pictureAlt !== null && (
        <ActForm name="remove picture" className="border-t border-line pt-4">
          <button type="submit" name="intent" value="remove" className="button button-danger">
            {words.remove}
          </button>
        </ActForm>
      )}
    </section>
  );
}
