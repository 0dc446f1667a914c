/** A second of a recording as players show it: "4:05", "1:02:09". */
export function playedTime(second: number): string {
  const [hours, minutes, seconds] = [Math.floor(second / 3600), Math.floor(second / 60) % 60, Math.floor(second % 60)];
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, "0")}:${String(seconds).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}
