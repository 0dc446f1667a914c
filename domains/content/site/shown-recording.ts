import type { RecordedDemo } from "#domains/content/contract/page.ts";
import { formats, siteLocale } from "#shared/formats/formats.ts";

/** A recording with its heading, as a page shows it, for loaders. */
export function shownRecording({ video, captionsNote, ...heading }: RecordedDemo) {
  const { duration: _duration, uploadDate: _uploadDate, ...recording } = video;
  const captionsLabel = formats(siteLocale).language(recording.captionsLanguage) ?? recording.captionsLanguage;
  return { ...heading, video: { recording, captionsNote, captionsLabel } };
}
