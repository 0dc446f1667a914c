/** The level of a batch's seat badge, and the badge's colour (specification §9). */
export type SeatBadge = {
  level: "almostFull" | "fillingFast" | "available";
  colour: "red" | "yellow" | "green";
  /** Free seats, from 0. */
  left: number;
  /** Share of taken seats, from 0 to 1. */
  fill: number;
};

/**
 * A batch's badge. Its level depends on the seats left: 2 or fewer almost full, 5 or fewer filling fast, otherwise
 * available. The colour depends on the fill: 90 % or more red, 70 % or more yellow, otherwise green (specification §9).
 */
export function seatBadge({ seats, enrolled }: { seats: number; enrolled: number }): SeatBadge {
  const taken = Math.min(Math.max(enrolled, 0), seats);
  const left = seats - taken;
  return {
    level: levelOf(left),
    colour: colourOf(taken, seats),
    left,
    fill: seats > 0 ? taken / seats : 1,
  };
}

function levelOf(left: number): SeatBadge["level"] {
  if (left <= 2) return "almostFull";
  return left <= 5 ? "fillingFast" : "available";
}

/** Compares whole numbers, because 0.7 times 10 is not exactly 7 in floating point. */
function colourOf(taken: number, seats: number): SeatBadge["colour"] {
  if (taken * 10 >= seats * 9) return "red";
  return taken * 10 >= seats * 7 ? "yellow" : "green";
}
