import { readLink } from "./read-link.ts";

/** The name that each host is known by. */
export const hostNames = { youtube: "YouTube", vimeo: "Vimeo", drive: "Google Drive" };

/** A video at one of the hosts that pages and lectures embed from. */
export type Embed = {
  host: EmbedHost;
  /** The video's name at its host; Vimeo's private videos add their key: "76979871/a1b2c3". */
  id: string;
  /** The frame's address. */
  address: string;
};

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

/**
 * The video at an address of one of the hosts, as `readLink` reads it; null for any other text. The only addresses that a
 * form may name.
 */
export function embedSource(address: string): Embed | null {
  const text = readLink(address);
  const found = URL.canParse(text) ? watched(new URL(text)) : null;
  return found && embedOf(found[0], found[1]);
}

/** A host's video by its id; null for an unknown host, or an invalid id. */
export function embedOf(host: string, id: string): Embed | null {
  if (!isHost(host) || !hosts[host].id.test(id)) return null;
  return { host, id, address: hosts[host].origin + hosts[host].address(id) };
}

/** The address of our own page that frames a video, and may frame nothing else. */
export function framedAt({ host, id }: Pick<Embed, "host" | "id">): string {
  return `/api/embeds/${host}?id=${encodeURIComponent(id)}`;
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
