/** The letters before the numbers of a branch's own receipts: a letter, and perhaps another one or a digit. */
export const seriesLetters = /^[A-Z][A-Z0-9]?$/;

const firsts = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const seconds = ["", ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];

/** The numbers of branches begin here, far above the institute's own, which have no letters. */
const start = 1_000_000_000;
const room = 1_000_000;

/**
 * The number by which the receipt of a series is stored and linked. A series of letters has a range of its own, so that
 * a number tells its letters. Throws for the millionth receipt of a series.
 */
export function storedNumber(letters: string, place: number): number {
  if (place >= room) throw new Error(`The series ${letters} is full.`);
  const at = firsts.indexOf(letters.charAt(0)) * seconds.length + seconds.indexOf(letters.slice(1));
  return start + at * room + place;
}

/** A receipt's number as people read it: "123", or with a branch's letters "LH-123"; with as many digits as asked for. */
export function receiptName(number: number, digits = 1): string {
  const at = Math.floor((number - start) / room);
  const place = number < start ? number : (number - start) % room;
  const letters =
    number < start ? "" : `${firsts.charAt(Math.floor(at / seconds.length))}${seconds[at % seconds.length]}-`;
  return `${letters}${String(place).padStart(digits, "0")}`;
}
