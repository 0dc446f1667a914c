import { ArrowDown, ArrowUp } from "lucide-react";
import { ActForm } from "#ui/form/act-form.tsx";

type MoveButtonsProps = {
  /** The fields sent along: the moved entry, and the version that was seen. */
  sent: Record<string, string | number>;
  /** The place of the entry, and of the last one, from 0. */
  at: number;
  last: number;
  up: string;
  down: string;
};

/** Moves an entry of an ordered list by one place. */
export function MoveButtons({ sent, at, last, up, down }: MoveButtonsProps) {
  const buttons = [
    { to: at - 1, label: up, isOff: at === 0, Icon: ArrowUp },
    { to: at + 1, label: down, isOff: at === last, Icon: ArrowDown },
  ];
  return (
    <ActForm name={`move ${Object.values(sent).join(" ")}`} className="flex gap-1">
      <input type="hidden" name="intent" value="move" />
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {buttons.map(({ to, label, isOff, Icon }) => (
        <button
          key={to}
          type="submit"
          name="to"
          value={to}
          disabled={isOff}
          aria-label={label}
          className="button button-quiet px-2"
        >
          <Icon size={16} aria-hidden="true" />
        </button>
      ))}
    </ActForm>
  );
}
