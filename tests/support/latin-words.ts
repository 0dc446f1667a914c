/** What is written alike in every language: facts, addresses, names of hosts and files, options, keys of services. */
const codes = [
  ...[/\{[^}]*\}/, /https?:\S+/, /\((?:tel|mailto):/, /[\w.+-]+@[\w.-]+/, /`[^`]*`/, /\w*\/[\w/?=#.-]+/],
  ...[/\w*\.[a-z]\w*(?:\.\w+)*/, /--[a-z]+/, /\b[a-z]+_(?!\w)/],
];

/** Any of them. */
export const anyCode = new RegExp(codes.map(({ source }) => source).join("|"), "g");

/** A text without its facts, codes and addresses. */
export const wordsOnly = (text: string) => codes.reduce((rest, code) => rest.replace(new RegExp(code, "g"), " "), text);

/** Words of English that stand in no translation: those of three or more small letters that are in no brand or code. */
export const latinWords = (text: string) => wordsOnly(text).match(/(?<![\p{L}\d])[a-z]{3,}(?![\p{L}\d])/gu) ?? [];
