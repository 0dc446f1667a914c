/** A part of a mail as it is on the wire: its headers unfolded, by name in small letters, and the parts it holds. */
export interface MimePart {
  headers: Map<string, string>;
  /** The media type alone, without its parameters. */
  type: string;
  parts: MimePart[];
}

/** Splits a mail's source into parts, and nothing more: folded and encoded text stays unchanged. */
export function readMimeParts(source: string): MimePart {
  const [head = "", ...rest] = source.replaceAll("\r\n", "\n").split("\n\n");
  const headers = new Map(
    head
      .replace(/\n[ \t]+/g, " ")
      .split("\n")
      .map((line) => line.split(/:\s*(.*)/s, 2))
      .map(([name = "", value = ""]): [string, string] => [name.toLowerCase(), value]),
  );
  const contentType = headers.get("content-type") ?? "";
  const [, boundary] = /boundary="?([^";]+)/.exec(contentType) ?? [];
  const inner = boundary ? `\n${rest.join("\n\n")}`.split(`\n--${boundary}`).slice(1, -1) : [];
  return {
    headers,
    type: contentType.split(";")[0] ?? "",
    parts: inner.map((part) => readMimeParts(part.replace(/^\n/, ""))),
  };
}
