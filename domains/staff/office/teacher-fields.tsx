import { Choice, Field } from "#ui/field.tsx";

/** A teacher as forms offer them. */
export type TeacherChoice = { id: string; name: string };

export interface TeacherWords {
  label: string;
  choose: string;
  other: string;
  otherHint: string;
}

type Named = { name: string; value: string; error: string | undefined };

type TeacherFieldsProps = {
  words: TeacherWords;
  teachers: TeacherChoice[];
  /** The field of the choice, with the target of links to it, and that of a new teacher's name. */
  chosen: Named & { id?: string };
  typed: Named;
  /** Names of people of the institute who are no teachers yet. */
  spellings?: string[];
};

/** A teacher chosen from the list, or the name of one who is not in it yet. */
export function TeacherFields({ words, teachers, chosen, typed, spellings = [] }: TeacherFieldsProps) {
  const options: [string, string][] = teachers.map(({ id, name }) => [id, name]);
  const isOpen = typed.value !== "" || typed.error !== undefined || teachers.length === 0;
  return (
    <div className="grid content-start gap-2">
      <Choice
        id={chosen.id}
        label={words.label}
        name={chosen.name}
        defaultValue={chosen.value}
        options={[["", words.choose], ...options]}
        error={chosen.error}
      />
      <details open={isOpen || undefined}>
        <summary className="link min-h-8 text-sm max-md:min-h-11">{words.other}</summary>
        <Field
          label={words.other}
          hint={words.otherHint}
          name={typed.name}
          defaultValue={typed.value}
          error={typed.error}
          maxLength={100}
          dir="auto"
          list={spellings.length > 0 ? `${typed.name}-spellings` : undefined}
        />
        {spellings.length > 0 && (
          <datalist id={`${typed.name}-spellings`}>
            {spellings.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
      </details>
    </div>
  );
}
