import { foldText } from "#shared/fold-text.ts";

interface Lecture {
  id: string;
  lectureNumber: number;
  title: string;
}

/**
 * The lecture beside which a kept answer stands in a batch of its course: the one it was kept at; in another batch the one
 * with the same title, or where no title is the same, the one with the same number.
 */
export function lectureOfKept<Found extends Lecture>(
  kept: { lectureId: string; lectureNumber: number; lectureTitle: string },
  lectures: Found[],
): Found | undefined {
  const title = foldText(kept.lectureTitle);
  return (
    lectures.find(({ id }) => id === kept.lectureId) ??
    lectures.find((lecture) => foldText(lecture.title) === title) ??
    lectures.find(({ lectureNumber }) => lectureNumber === kept.lectureNumber)
  );
}
