import type { Services } from "#server/services/services.ts";

/**
 * The services for one round of rendering. What public pages read by an id, or without one, is read once for all of them:
 * most pages name the next batches, and each is asked for its data and for its HTML.
 */
export function readOnce(services: Services): Services {
  const { listBatches, listOpenBatches, listCourses, showOutline, showBatches, demo } = services;
  return {
    ...services,
    listBatches: once(listBatches),
    listOpenBatches: once(listOpenBatches),
    listCourses: once(listCourses),
    showOutline: once(showOutline),
    showBatches: once(showBatches),
    demo: { ...demo, listSlots: once(demo.listSlots) },
  };
}

/** The same function, asked once for each id, its first argument; the others are the same throughout a round. */
function once<Rest extends unknown[], Answer>(
  ask: (...given: Rest) => Promise<Answer>,
): (...given: Rest) => Promise<Answer> {
  const answers = new Map<unknown, Promise<Answer>>();
  return (...given) => {
    const [id] = given;
    const answer = answers.get(id) ?? ask(...given);
    answers.set(id, answer);
    return answer;
  };
}
