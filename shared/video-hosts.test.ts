import fc from "fast-check";
import { expect, test } from "vitest";
import { embedOf, embedOrigin, embedSource, framedAt, hostNames } from "./video-hosts.ts";

const youtube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ";
const drive = "https://drive.google.com/file/d/1aB_c-D2eF3gH4/preview";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42", youtube],
  ["https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ", youtube],
  ["https://youtu.be/dQw4w9WgXcQ?si=share", youtube],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ", youtube],
  ["https://www.youtube.com/live/dQw4w9WgXcQ", youtube],
  [youtube, youtube],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
  ["https://vimeo.com/76979871/a1b2c3", "https://player.vimeo.com/video/76979871?h=a1b2c3&dnt=1"],
  ["https://player.vimeo.com/video/76979871?h=a1b2c3", "https://player.vimeo.com/video/76979871?h=a1b2c3&dnt=1"],
  ["https://drive.google.com/file/d/1aB_c-D2eF3gH4/view?usp=sharing", drive],
  ["https://drive.google.com/file/d/1aB_c-D2eF3gH4", drive],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ/", youtube],
  ["https://drive.google.com/open?id=1aB_c-D2eF3gH4", drive],
  [" https://drive.google.com/uc?id=1aB_c-D2eF3gH4 ", drive],
  ["youtu.be/dQw4w9WgXcQ", youtube],
  ["www.youtube.com/watch?v=dQw4w9WgXcQ", youtube],
  ["\u200eyoutu.be/dQw4w9WgXcQ", youtube],
  ["\u202ahttps://youtu.be/dQw4w9WgXcQ\u202c", youtube],
  ["<https://youtu.be/dQw4w9WgXcQ>", youtube],
  ["//youtu.be/dQw4w9WgXcQ", youtube],
  ["drive.google.com/file/d/1aB_c-D2eF3gH4/view", drive],
])("%s is embedded as %s", (url, address) => {
  expect(embedSource(url)?.address).toBe(address);
});

test.each([
  "http://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil.example/embed/dQw4w9WgXcQ",
  "https://user@youtu.be/dQw4w9WgXcQ",
  "https://youtu.be:8443/dQw4w9WgXcQ",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/playlist?list=PL1234567890",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQextra",
  "https://www.youtube.com/watch?v=extra/dQw4w9WgXcQ",
  "https://www.youtube.com/watch",
  "https://www.youtube.com/watch/more?v=dQw4w9WgXcQ",
  "https://www.youtube.com/embed/dQw4w9WgXcQ/more",
  "https://youtu.be/dQw4w9WgXcQ/more",
  "https://notyoutu.be/dQw4w9WgXcQ",
  "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
  "https://notyoutube.com/embed/dQw4w9WgXcQ",
  "https://www.m.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtu.www.be/dQw4w9WgXcQ",
  "https://vimeo.com/channels/staffpicks",
  "https://vimeo.com/76979871/a1b2c3/more",
  "https://notplayer.vimeo.com/video/76979871",
  "https://player.vimeo.com/video/76979871/more",
  "https://player.vimeo.com/video/x76979871",
  "https://player.vimeo.com/video/76979871?h=a1b2c3!",
  "https://notdrive.google.com/file/d/1aB_c-D2eF3gH4",
  "https://notdrive.google.com/open?id=1aB_c-D2eF3gH4",
  "https://drive.google.com/file/d/1aB_c-D2eF3gH4/view/more",
  "https://drive.google.com/open/more?id=1aB_c-D2eF3gH4",
  "https://drive.google.com/open?id=1aB_c-D2eF3gH4.more",
  "https://drive.google.com/open?id=.1aB_c-D2eF3gH4",
  "https://drive.google.com/drive/folders/1aB_c-D2eF3gH4",
  "javascript:alert(1)",
  "youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "user@youtu.be/dQw4w9WgXcQ",
  "youtu.be:8443/dQw4w9WgXcQ",
  "http://youtu.be/dQw4w9WgXcQ",
  "//evil.example/embed/dQw4w9WgXcQ",
  "notyoutu.be/dQw4w9WgXcQ",
  "lectures/1.mp4",
  "",
])("%j is no video", (url) => {
  expect(embedSource(url)).toBeNull();
});

test("each host's frames come from the origin of its addresses", () => {
  for (const url of [youtube, drive, "https://vimeo.com/76979871"]) {
    const source = embedSource(url);
    if (!source) throw new Error(`${url} is not a video.`);
    expect(embedOrigin(source.host)).toBe(new URL(source.address).origin);
  }
});

test("a video comes from a listed origin, and its address gives the same video", () => {
  const origins = ["https://www.youtube-nocookie.com", "https://player.vimeo.com", "https://drive.google.com"];
  const address = fc.oneof(
    fc.stringMatching(/^https?:\/\/[a-z.-]{1,15}(\/[\w%.-]{0,12}){0,3}(\?(v|id|h)=[\w%-]{0,12})?$/),
    fc
      .tuple(
        fc.constantFrom("youtu.be/", "www.youtube.com/watch?v=", "vimeo.com/", "drive.google.com/file/d/"),
        fc.string(),
      )
      .map(([start, rest]) => `https://${start}${rest}`),
  );
  fc.assert(
    fc.property(address, (url) => {
      const source = embedSource(url);
      if (!source) return;
      expect(origins).toContain(new URL(source.address).origin);
      expect(embedSource(source.address)).toEqual(source);
      expect(embedOf(source.host, source.id)).toEqual(source);
    }),
  );
});

test.each([
  ["constructor", "dQw4w9WgXcQ"],
  ["youtube", "dQw4w9WgXcQ/"],
  ["youtube", "/dQw4w9WgXcQ"],
  ["vimeo", "76979871/A1"],
  ["vimeo", "7697987112345678"],
  ["vimeo", `76979871/${"a".repeat(21)}`],
  ["drive", "1aB_c-D2e"],
  ["drive", "a".repeat(101)],
])("%s has no video %s", (host, id) => {
  expect(embedOf(host, id)).toBeNull();
});

test("an address may stand among spaces of any kind", () => {
  expect(embedSource("\u00a0https://youtu.be/dQw4w9WgXcQ\u2003")?.id).toBe("dQw4w9WgXcQ");
});

test("our page for a video names its host and its id, a private video's key too", () => {
  expect(framedAt({ host: "youtube", id: "dQw4w9WgXcQ" })).toBe("/api/embeds/youtube?id=dQw4w9WgXcQ");
  expect(framedAt({ host: "vimeo", id: "76979871/a1b2c3" })).toBe("/api/embeds/vimeo?id=76979871%2Fa1b2c3");
});

test("every host has a name that people know it by", () => {
  const hosts = [youtube, drive, "https://vimeo.com/76979871"].map((url) => embedSource(url)?.host ?? "none");
  expect(hosts.map((host) => Object.entries(hostNames).find(([name]) => name === host)?.[1])).toEqual([
    ...["YouTube", "Google Drive", "Vimeo"],
  ]);
});
