/** What a late joiner pays of a month: what they take of its classes. */
interface PartMonth {
  left: number;
  all: number;
  /** How much less it costs, as it is typed. */
  less: string;
}

/**
 * The part of a fee for the classes on a day or later, out of all the classes that the fee is for ("2026-12-14"); null where
 * there are no classes, or none is missed. What is taken off is whole, or of two decimals for a small fee.
 */
export function partMonth(fee: number, classDays: string[], joins: string): PartMonth | null {
  const all = classDays.length;
  const left = classDays.filter((day) => day >= joins).length;
  if (all === 0 || left === all) return null;
  const off = (fee * (all - left)) / all;
  const less = fee < 100 ? Math.round(off * 100) / 100 : Math.round(off);
  return { left, all, less: String(less) };
}
