/** The text and colour of a batch's seat badge (specification §9). */
export type SeatBadge = {
  text: "Almost Full" | "Filling Fast" | "Available";
  colour: "red" | "yellow" | "green";
  /** Free seats, from 0. */
  left: number;
  /** Share of taken seats, from 0 to 1. */
  fill: number;
};

/**
 * A batch's badge. The text depends on the seats left: 2 or fewer "Almost Full", 5 or fewer "Filling Fast", otherwise
 * "Available". The colour depends on the fill: 90 % or more red, 70 % or more yellow, otherwise green (specification §9).
 */
export function seatBadge({ seats, enrolled }: { seats: number; enrolled: number }): SeatBadge {
  const taken = Math.min(Math.max(enrolled, 0), seats);
  const left = seats - taken;
  return {
    text: textOf(left),
    colour: colourOf(taken, seats),
    left,
    fill: seats > 0 ? taken / seats : 1,
  };
}

function textOf(left: number): SeatBadge["text"] {
  if (left <= 2) return "Almost Full";
  return left <= 5 ? "Filling Fast" : "Available";
}

/** Compares whole numbers, because 0.7 times 10 is not exactly 7 in floating point. */
function colourOf(taken: number, seats: number): SeatBadge["colour"] {
  if (taken * 10 >= seats * 9) return "red";
  return taken * 10 >= seats * 7 ? "yellow" : "green";
}
