import type { ReplyLanguage } from "#domains/leads/contract/conversation.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import { scriptLanguage } from "#shared/script-language.ts";

/** Words by which Urdu in Latin letters is told from English. */
const romanUrdu = new Set(
  (
    "aap ap hai hain he ho kya kia ki ka ke ko mein mai mujhe mujhay chahiye chahye kitni kitna kab kahan kaise nahi nahin " +
    "aur bhi par se hoon hun raha rahi karna karni sakta sakti shukriya salam assalam walaikum jee ji fees hogi hoga"
  ).split(" "),
);

/**
 * The language that a person writes in, by their own words; English if nothing tells. Words that are Urdu as well as Arabic
 * are in the language of their `reader`.
 */
export function replyLanguageOf(text: string, reader: Locale = siteLocale): ReplyLanguage {
  if (/\p{Script=Arabic}/u.test(text)) return scriptLanguage(text, reader);
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const known = words.filter((word) => romanUrdu.has(word)).length;
  return known >= 2 && known * 4 >= words.length ? "ur-Latn" : siteLocale;
}
