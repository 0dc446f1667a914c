import { Choice } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { severalForm } from "./lead-table.tsx";

/** Changes all leads whose boxes are ticked. */
export function SeveralLeads() {
  const { several } = useFrame().words.conversation;
  return (
    <ActForm
      name="several leads"
      id={severalForm}
      className="mt-3 flex flex-wrap items-end justify-end gap-2 max-md:hidden"
    >
      <Choice
        label={several.chosen}
        name="to"
        options={[
          ["answered", several.answered],
          ["lost", several.lost],
          ["mine", several.mine],
          ["tomorrow", several.tomorrow],
        ]}
      />
      <button type="submit" name="intent" value="several" className="button button-quiet">
        {several.button}
      </button>
    </ActForm>
  );
}
