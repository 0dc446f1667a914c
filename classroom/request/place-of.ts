import { type QuestionPlace, questionPlaces } from "#domains/talk/contract.ts";

/** The place that an address names, such as `?class=…`; null for none. */
export function placeOf(search: URLSearchParams): QuestionPlace | null {
  const place = questionPlaces.find((kind) => search.has(kind));
  return place ? { place, placeId: search.get(place) ?? "" } : null;
}

/** The page of a place. */
export function pathOfPlace({
  kind,
  id,
  batchId,
}: {
  kind: QuestionPlace["place"];
  id: string;
  batchId: string;
}): string {
  if (kind === "lecture") return `/recorded-lectures/${batchId}#video-${id}`;
  return `/classroom/${{ class: "classes", work: "work", quiz: "quizzes" }[kind]}/${id}`;
}
