/** Fetches the player's code: with the first lecture somebody watches, not with the page. */
export async function loadPlayer() {
  return { default: (await import("./lecture-player.tsx")).LecturePlayer };
}
