import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { recordedDemo } from "#domains/content/contract/page.ts";
import { en } from "#server/compose/words/messages.ts";
import { Recording } from "./recording.tsx";
import { shownRecording } from "./shown-recording.ts";
import { recordedDemoThing } from "./structured-data/demo-things.ts";

const film = {
  title: "A class",
  lead: "Two minutes of a Tuesday evening.",
  captionsNote: "With English captions",
  video: {
    title: "Tuesday, half past six",
    description: "Twelve students and one question.",
    url: "/media/class.mp4",
    captionsUrl: "/media/class.vtt",
    captionsLanguage: "en",
    duration: "PT2M",
    durationText: "2 minutes",
    uploadDate: "2026-11-20T10:00:00+05:00",
  },
};

const { captionsUrl: _url, captionsLanguage: _language, ...withoutCaptions } = film.video;
const atYoutube = { ...withoutCaptions, url: "https://youtu.be/dQw4w9WgXcQ" };

const shown = (video: object) =>
  renderToStaticMarkup(<Recording {...shownRecording(recordedDemo.parse({ ...film, video }), en.labels.film).video} />);

test("a film of this site is loaded when it is played, and has captions", () => {
  const html = shown(film.video);
  expect(html).toContain('preload="none"');
  expect(html).toContain('<track kind="captions" src="/media/class.vtt" srcLang="en" label="English"/>');
  expect(html).not.toContain("<iframe");
});

test("of a video host nothing is loaded before a press, and its link works without scripts", () => {
  const html = shown({ ...atYoutube, posterUrl: "/api/photos/class.webp" });
  expect(html).toContain('href="https://youtu.be/dQw4w9WgXcQ"');
  expect(html).toContain('aria-label="Play: Tuesday, half past six"');
  expect(html).toContain("Plays from YouTube. Nothing of it is loaded before you press.");
  expect(html).toMatch(/<img [^>]*loading="lazy"/);
  expect(html).not.toMatch(/<iframe|<video|youtube-nocookie/);
});

test.each([
  ["https://evil.example/film", /address of a video at YouTube/],
  ["javascript:alert(1)", /address of a video at YouTube/],
  ["file:lectures/1.mp4", /address of a video at YouTube/],
  ["/media/class.mp4", /needs captions/],
])("%s without captions is refused", (url, reason) => {
  const { success, error } = recordedDemo.safeParse({ ...film, video: { ...withoutCaptions, url } });
  expect([success, error?.issues[0]?.message]).toEqual([false, expect.stringMatching(reason)]);
});

test("search engines learn where a film is", () => {
  const own = recordedDemo.parse(film).video;
  const hosted = recordedDemo.parse({ ...film, video: atYoutube }).video;
  expect(recordedDemoThing(own).contentUrl).toMatch(/\/media\/class\.mp4$/);
  expect(recordedDemoThing(hosted)).toMatchObject({ embedUrl: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" });
  expect(recordedDemoThing(hosted)).not.toHaveProperty("contentUrl");
});
