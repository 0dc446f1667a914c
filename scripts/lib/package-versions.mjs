/** The versions in the output of `apt-cache madison`, each once: one line an archive, "name | version | where". */
export function versionsIn(madison) {
  const versions = madison
    .split("\n")
    .map((line) => line.split("|")[1]?.trim())
    .filter(Boolean);
  return [...new Set(versions)];
}

const numbersIn = (version) => (version.match(/\d+/g) ?? []).map(Number);

/** Which of two versions is the older one, by their numbers from left to right: below zero, the first is. */
export function compareVersions(one, other) {
  const [left, right] = [numbersIn(one), numbersIn(other)];
  for (let place = 0; place < Math.max(left.length, right.length); place++) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
