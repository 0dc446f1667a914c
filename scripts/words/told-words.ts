/** Names for the program, addresses and file names, and what is said in Roman Urdu. */
const named =
  /\.(?:href|path|id|lang|dir|fileName|credentialFile|findKeys)$|^assistant\.assistantAnswers\..*\.(?:about|otherwise)$/;

/** Questions that the assistant learns from: each language has those that its visitors ask. */
const learnt = /\.(?:phrasings|branchPhrasings|refused)\.\d+(?:\.|$)/;

/** The words that visitors type into the search, and those of numbers: as many as a language has. */
const own =
  /^search\.(?:searchPage\.)?(?:fillers|synonyms|beside|texts\.\w+\.(?:keywords|names))(?:\.|$)|^assistant\.assistantAnswers\.numbers\./;

/** Whether a text of the program is translated, by its path among the words of a language. */
export function isTold(path: string, english: string, translation: string): boolean {
  if (learnt.test(path) || own.test(path) || path.includes(".ur-Latn.")) return false;
  return !(named.test(path) && english === translation) && `${english}${translation}`.trim() !== "";
}
