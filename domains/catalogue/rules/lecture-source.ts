/** A video at one of the hosts that lectures may be embedded from. */
export type Embed = {
  host: EmbedHost;
  /** The video's name at its host; Vimeo's private videos add their key: "76979871/a1b2c3". */
  id: string;
  /** The frame's address. */
  address: string;
};

/** The source of a lecture's video: one of our own files, or an embed from elsewhere. */
export type LectureSource = { kind: "file"; key: string } | ({ kind: "embed" } & Embed);

export type EmbedHost = keyof typeof hosts;

/** The origin of each host's frames, the pattern of its ids, and the path of a frame's address. */
const hosts = {
  youtube: {
    origin: "https://www.youtube-nocookie.com",
    id: /^[\w-]{11}$/,
    address: (id: string) => `/embed/${id}`,
  },
  vimeo: {
    origin: "https://player.vimeo.com",
    id: /^\d{1,15}(\/[\da-f]{1,20})?$/,
    address: (id: string) => {
      const [video, key] = id.split("/");
      return `/video/${video}?${key ? `h=${key}&` : ""}dnt=1`;
    },
  },
  drive: {
    origin: "https://drive.google.com",
    id: /^[\w-]{10,100}$/,
    address: (id: string) => `/file/d/${id}/preview`,
  },
};

/** Each host's video addresses; the id is in the path or in the query's `id`, a private video's key in `key`. */
const addresses: { name: EmbedHost; shape: RegExp; id?: string; key?: string }[] = [
  { name: "youtube", shape: /^youtu\.be\/([^/]+)$/ },
  { name: "youtube", shape: /^youtube\.com\/watch$/, id: "v" },
  { name: "youtube", shape: /^youtube(?:-nocookie)?\.com\/(?:embed|shorts|live)\/([^/]+)$/ },
  { name: "vimeo", shape: /^vimeo\.com\/([^/]+(?:\/[^/]+)?)$/ },
  { name: "vimeo", shape: /^player\.vimeo\.com\/video\/([^/]+)$/, key: "h" },
  { name: "drive", shape: /^drive\.google\.com\/file\/d\/([^/]+)(?:\/(?:view|preview|edit))?$/ },
  { name: "drive", shape: /^drive\.google\.com\/(?:open|uc)$/, id: "id" },
];

const fileScheme = "file:";
/** The keys that the storage accepts. */
const keyShape = /^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i;
const longestKey = 200;

/** The stored `url` of a lecture whose video is one of our own files: "file:lectures/1f0c.mp4". */
export function lectureFileUrl(key: string): string {
  return fileScheme + key;
}

/** The key of the captions of one of our own videos, if it has any: WebVTT, beside the video. */
export function captionsKey(key: string): string {
  return `${key.replace(/\.[^./]*$/, "")}.vtt`;
}

const fileTypes: Record<string, string> = {
  mp4: "video/mp4",
  m4v: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  vtt: "text/vtt; charset=utf-8",
};

/** The media type of a lecture's video or captions, by its key's ending; never one that a browser would run. */
export function lectureFileType(key: string): string {
  const ending = key.slice(key.lastIndexOf(".") + 1).toLowerCase();
  return (Object.hasOwn(fileTypes, ending) && fileTypes[ending]) || "application/octet-stream";
}

/** The source of a lecture's video, by its stored `url`; null for an address that lectures may not come from. */
export function lectureSource(url: string): LectureSource | null {
  const text = url.trim();
  if (text.startsWith(fileScheme)) {
    const key = text.slice(fileScheme.length);
    return key.length <= longestKey && keyShape.test(key) ? { kind: "file", key } : null;
  }
  const embed = embedSource(text);
  return embed && { kind: "embed", ...embed };
}

/** The video at an address of one of the hosts; null for any other text. The only addresses that a form may name. */
export function embedSource(address: string): Embed | null {
  const text = address.trim();
  const found = URL.canParse(text) ? watched(new URL(text)) : null;
  return found && embedOf(found[0], found[1]);
}

/** A host's video by its id; null for an unknown host, or an invalid id. */
export function embedOf(host: string, id: string): Embed | null {
  if (!isHost(host) || !hosts[host].id.test(id)) return null;
  return { host, id, address: hosts[host].origin + hosts[host].address(id) };
}

/** The origin of a host's frames, for a policy that allows nothing else. */
export function embedOrigin(host: EmbedHost): string {
  return hosts[host].origin;
}

const isHost = (name: string): name is EmbedHost => Object.hasOwn(hosts, name);

/** The host and the video's id from an address copied from a browser or an embed code. */
function watched({ protocol, host, username, pathname, searchParams }: URL): [EmbedHost, string] | null {
  if (protocol !== "https:" || username !== "") return null;
  const place = host.replace(/^(www|m)\./, "") + pathname.replace(/\/$/, "");
  for (const { shape, name, id, key } of addresses) {
    const match = shape.exec(place);
    if (!match) continue;
    const found = (id ? searchParams.get(id) : match[1]) ?? "";
    const secret = key ? searchParams.get(key) : null;
    return [name, secret ? `${found}/${secret}` : found];
  }
  return null;
}
