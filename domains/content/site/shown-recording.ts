import type { RecordedDemo } from "#domains/content/contract/page.ts";
import { fillText } from "#shared/fill-text.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { namesIn } from "#shared/formats/names.ts";
import { embedSource, framedAt, hostNames } from "#shared/video-hosts.ts";
import type { Messages } from "#shared/words.ts";

/** A film with its heading, as a page shows it, for loaders. */
export function shownRecording({ video, captionsNote, ...heading }: RecordedDemo, words: Messages["labels"]["film"]) {
  const { duration: _duration, uploadDate: _uploadDate, captionsUrl, captionsLanguage, ...recording } = video;
  const embed = embedSource(video.url);
  const elsewhere = embed && {
    frame: framedAt(embed),
    play: fillText(words.play, { title: video.title }),
    note: fillText(words.elsewhere, { host: hostNames[embed.host] }),
  };
  const captions = !embed &&
    captionsUrl &&
    captionsLanguage && {
      url: captionsUrl,
      language: captionsLanguage,
      label: namesIn(siteLocale).language(captionsLanguage) ?? captionsLanguage,
    };
  return { ...heading, video: { ...recording, elsewhere, captions: captions || null, captionsNote } };
}
