/** What a quiz draws: a number of questions of one topic, or of any (null). */
export interface Draw {
  id: string;
  count: number;
  topic: string | null;
}

/** A draw for which the bank has too few questions, and how many it has left for it. */
export interface Shortage {
  id: string;
  has: number;
}

/**
 * The draws that a bank cannot fill, by the number of its questions of each topic. Draws of a topic come before draws of
 * any, and no question is drawn twice.
 */
export function findShortages(draws: Draw[], bank: Map<string, number>): Shortage[] {
  const left = new Map(bank);
  let all = [...bank.values()].reduce((sum, count) => sum + count, 0);
  return topicsFirst(draws).flatMap(({ id, count, topic }) => {
    const has = topic === null ? all : Math.min(all, left.get(topic) ?? 0);
    const taken = Math.min(count, has);
    all -= taken;
    if (topic !== null) left.set(topic, has - taken);
    return has < count ? [{ id, has }] : [];
  });
}

/** Draws in the order in which they are filled: those of any question would else take a topic's last ones. */
export const topicsFirst = <Each extends Draw>(draws: Each[]): Each[] =>
  draws.toSorted((one, other) => Number(one.topic === null) - Number(other.topic === null));
