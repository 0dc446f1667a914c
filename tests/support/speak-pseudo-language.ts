import { registerHooks } from "node:module";
import { markedWords } from "./pseudo-language.ts";

/** Where the built program puts the words in Urdu together. */
const inUrdu = /gatherWords\(\{\s*\.\.\.english,\s*\.\.\.urdu\s*\}\)/;

/**
 * Loaded before the built program, it makes the program speak a language that nobody does in the place of Urdu: the words
 * of English, each long and marked. What is read in plain letters then is no word of the program's.
 */
Object.assign(globalThis, { wordsOfNobody: markedWords });
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.includes("/build/server/")) return loaded;
    const source = String(loaded.source);
    if (!inUrdu.test(source)) return loaded;
    const marked = "gatherWords({ ...english, ...wordsOfNobody(english, urdu), language: urdu.language })";
    return { ...loaded, source: source.replace(inUrdu, marked) };
  },
});
