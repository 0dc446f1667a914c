import { ArrowRight, ArrowUpRight, ChevronDown, Clock, GraduationCap, Plus, Star, Users } from "lucide-react";

/** What pages draw again and again: each shape stands once in the page, and every picture of it points there. */
const shapes = {
  "arrow-right": ArrowRight,
  "arrow-up-right": ArrowUpRight,
  "chevron-down": ChevronDown,
  clock: Clock,
  "graduation-cap": GraduationCap,
  plus: Plus,
  star: Star,
  users: Users,
};

export type Shape = keyof typeof shapes;

const names = Object.keys(shapes) as Shape[];
const idOf = (name: Shape) => `shape-${name}`;

/** Where an SVG `use` finds a shape. */
export const shapeLink = (name: Shape) => `#${idOf(name)}`;

/** The shapes themselves, for the root to put before everything that points to them. */
export function Shapes() {
  return (
    <svg className="hidden" aria-hidden="true">
      {names.map((name) => {
        const Drawn = shapes[name];
        return (
          <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
            <Drawn fill="inherit" />
          </symbol>
        );
      })}
    </svg>
  );
}

/** A picture of a shape, `size` pixels wide and high; decoration, in the colour of the words beside it. */
export function Drawing({ of, size, className }: { of: Shape; size: number; className?: string }) {
  return (
    <svg width={size} height={size} fill="none" aria-hidden="true" className={className}>
      <use href={shapeLink(of)} />
    </svg>
  );
}
