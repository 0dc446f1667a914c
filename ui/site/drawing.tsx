import { ArrowRight, ArrowUpRight, ChevronDown, Clock, GraduationCap, Plus, Star, Users } from "lucide-react";

/** Shapes that pages draw repeatedly: each is defined once per page, and every drawing refers to it. */
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

/** The address of a shape for an SVG `use`. */
export const shapeLink = (name: Shape) => `#${idOf(name)}`;

/** The shapes themselves; the root renders them before everything that refers to them. */
export function Shapes() {
  return (
    <svg className="hidden" aria-hidden="true">
      {names.map((name) => {
        const Drawn = shapes[name];
        return (
          <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
            <Drawn fill="inherit" xmlns={undefined} />
          </symbol>
        );
      })}
    </svg>
  );
}

/** A drawing of a shape, `size` pixels wide and high; decoration, in the colour of the text beside it. */
export function Drawing({ of, size, className }: { of: Shape; size: number; className?: string }) {
  return (
    <svg width={size} height={size} fill="none" aria-hidden="true" className={className}>
      <use href={shapeLink(of)} />
    </svg>
  );
}
