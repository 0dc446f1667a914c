/** A film at one of the hosts lectures may be embedded from. */
export type Embed = {
  host: EmbedHost;
  /** The film's name at its host; Vimeo's private films add their key: "76979871/a1b2c3". */
  id: string;
  /** What a frame shows. */
  address: string;
};

/** Where a lecture's film is: among our own files, or embedded from elsewhere. */
export type LectureSource = { kind: "file"; key: string } | ({ kind: "embed" } & Embed);

export type EmbedHost = keyof typeof hosts;

/** The origin each host's frames come from, how its ids look, and what a frame's address is made of. */
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

/** The addresses each host shows a film at; the id stands in the path, or in the query's `id`, a private film's key in `key`. */
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
/** What the storage takes for a key. */
const keyShape = /^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)*$/i;
const longestKey = 200;

/** How a lecture's `url` is stored when its film is one of our own files: "file:lectures/1f0c.mp4". */
export function lectureFileUrl(key: string): string {
  return fileScheme + key;
}

/** Where the captions of a film of ours are kept, if it has any: beside it, as WebVTT. */
export function captionsKey(key: string): string {
  return `${key.replace(/\.[^./]*$/, "")}.vtt`;
}

/** Where the film of a lecture is, by its stored `url`; null for an address lectures may not come from. */
export function lectureSource(url: string): LectureSource | null {
  const text = url.trim();
  if (text.startsWith(fileScheme)) {
    const key = text.slice(fileScheme.length);
    return key.length <= longestKey && keyShape.test(key) ? { kind: "file", key } : null;
  }
  const found = URL.canParse(text) ? watched(new URL(text)) : null;
  const embed = found && embedOf(found[0], found[1]);
  return embed && { kind: "embed", ...embed };
}

/** A host's film by its id; null for an unknown host, or an id that host does not give. */
export function embedOf(host: string, id: string): Embed | null {
  if (!isHost(host) || !hosts[host].id.test(id)) return null;
  return { host, id, address: hosts[host].origin + hosts[host].address(id) };
}

/** The origin of a host's frames, for a policy that allows nothing else. */
export function embedOrigin(host: EmbedHost): string {
  return hosts[host].origin;
}

const isHost = (name: string): name is EmbedHost => Object.hasOwn(hosts, name);

/** The host and the film's id in the address people copy from their browser, or from an embed code. */
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
