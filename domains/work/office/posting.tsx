import { fillCount } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";

type PostingProps = {
  work: {
    id: string;
    title: string;
    isPosted: boolean;
    /** The number of students without an email about their grade. */
    untold: number;
  };
};

/** Whether students see their grades of an assignment or quiz, and the button to change that. */
export function Posting({ work: { id, title, isPosted, untold } }: PostingProps) {
  const { work: words } = useClassFrame().words;
  const named = <span className="sr-only">{title}</span>;
  return (
    <>
      <Badge look={isPosted ? "green" : "plain"}>{isPosted ? words.posted : words.unposted}</Badge>
      <ActForm name={`posting ${id}`} className="flex flex-wrap gap-2">
        <input type="hidden" name="work" value={id} />
        <input type="hidden" name="shown" value={isPosted ? "yes" : "no"} />
        {!(isPosted && untold === 0) && (
          <button type="submit" name="intent" value="post" className="button button-quiet">
            {isPosted ? fillCount(words.tell, untold) : words.post} {named}
          </button>
        )}
        {isPosted && (
          <button type="submit" name="intent" value="hide" className="button button-quiet">
            {words.hide} {named}
          </button>
        )}
      </ActForm>
    </>
  );
}
