/** Endings of the files of text that a class accepts: notes, code and notebooks. */
const textEndings = [
  ...["md", "txt", "csv", "json", "ipynb", "html", "css", "js", "jsx", "ts", "tsx", "py", "java", "c", "h", "cpp"],
  ...["cs", "php", "rb", "go", "rs", "kt", "swift", "dart", "r", "sql", "sh", "xml", "yml", "yaml"],
];

/** The endings of all files that a class accepts, as a browser's choice of files wants them. */
export const acceptedEndings = ["pdf,pptx,docx,xlsx,odp,odt,ods,png,jpg,jpeg,webp,zip".split(","), textEndings]
  .flat()
  .map((ending) => `.${ending}`)
  .join();

/** The ending of a text in UTF-8 that a class accepts, by its name; null for any other file. */
export function textEndingOf(fileName: string, content: Uint8Array): string | null {
  const ending = fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase();
  return textEndings.includes(ending) && isText(content) ? ending : null;
}

function isText(content: Uint8Array): boolean {
  if (content.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}
