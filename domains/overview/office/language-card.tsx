import { Choice } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { TextLanguage } from "./text-languages.ts";

type LanguageCardProps = { person: { id: string; locale: string }; languages: TextLanguage[] };

/** The language of a person's e-mails and prepared texts. */
export function LanguageCard({ person: { id, locale }, languages }: LanguageCardProps) {
  const { language: words } = useFrame().words.students;
  return (
    <ActForm name="language" stays className="card grid gap-3 p-4">
      <input type="hidden" name="person" value={id} />
      <Choice
        label={words.label}
        name="locale"
        options={languages.map(({ lang, name }) => [lang, name])}
        defaultValue={locale}
      />
      <button type="submit" name="intent" value="language" className="button button-quiet justify-self-start">
        {words.save}
      </button>
    </ActForm>
  );
}
