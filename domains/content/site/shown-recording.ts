import type { RecordedDemo } from "#domains/content/contract/page.ts";

const languages = new Intl.DisplayNames("en", { type: "language" });

/** A recording with its heading, as a page shows it, for loaders. */
export function shownRecording({ video, captionsNote, ...heading }: RecordedDemo) {
  const { duration: _duration, uploadDate: _uploadDate, ...recording } = video;
  const captionsLabel = languages.of(recording.captionsLanguage) ?? recording.captionsLanguage;
  return { ...heading, video: { recording, captionsNote, captionsLabel } };
}
