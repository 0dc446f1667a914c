/** The name of a file that somebody sent, for showing and saving: without folders and control characters. */
export function fileNameOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return (
    last
      .replace(/[\p{Cc}\p{Cf}\u2028\u2029"]/gu, "")
      .trim()
      .slice(-160) || "file"
  );
}
