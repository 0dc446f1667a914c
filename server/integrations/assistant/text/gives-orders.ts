/**
 * Questions that want the assistant to be something else, to follow another's orders, to show its own, or to give what is
 * nobody's to have. Told from the form of the sentence, whatever its subject.
 */
const orders = [
  /\b(?:ignore|disregard|forget|override|bypass|skip|drop)\b.{0,40}\b(?:instruction|rule|prompt|restriction|guideline|previous|above|prior|filter|polic)/i,
  /\b(?:system|hidden|initial|secret|original|developer|internal|your)\s+(?:prompt|instruction|directive|system message|guideline)s?\b/i,
  /\b(?:repeat|print|show|reveal|output|display|append|tell|give|leak|dump|say|quote|copy)\b.{0,40}\b(?:prompt|instructions?|everything above|words above|text above|environment variable|env vars?|source code of (?:this|the)|system message|config)/i,
  /\b(?:act|behave|respond|answer|speak|talk|pose|roleplay|role-play)\s+(?:as|like)\b/i,
  /\b(?:pretend|imagine|suppose)\s+(?:that\s+)?(?:you|to be)\b/i,
  /\byou are (?:now|no longer|going to be)\b|\bfrom (?:now|this message) on\b|\bnew (?:instructions?|rules?|persona|role)\b|\bforget (?:that )?you\b/i,
  /\b(?:jailbreak|dan mode|developer mode|god mode|sudo mode|unrestricted|do anything now)\b|\b(?:enable|enter|activate) \w+ mode\b/i,
  /\b(?:base64|rot13|hex)\b.*\b(?:decode|encode)|\b(?:decode|encode)\b.*\b(?:base64|rot13|hex)\b/i,
  /\b(?:repeat|print|output|show|copy|write|list|say)\b.{0,60}\b(?:above|before this|verbatim|word for word|previous message|preceding)\b|\bwhat (?:were|are) you (?:told|instructed|programmed|asked to)\b/i,
  /\b(?:rules?|instructions?)\b.{0,20}\b(?:ignore|disregard|don'?t apply)|\b(?:break|disable|lift) (?:the |your |all |any )?(?:rules?|instructions?|restrictions?)\b/i,
  /^\s*(?:system|admin|developer|assistant|root)(?: message)?\s*[:>\]]|\b(?:what|which) (?:ai |language )?(?:model|llm) (?:are|is) (?:you|this)\b|\b(?:trained|programmed|coded) you\b/i,
  /<\/?(?:system|instructions?|prompt|script|assistant|user)\b|\[\[?(?:system|inst)|###\s*(?:system|instruction)/i,
  /\b(?:api|private|encryption)[ _-]?keys?\b|\b(?:admin|root|database|server|db|staff|wifi)\s+(?:ka |ki |ke |k )?(?:password|login|credentials?|access)\b/i,
  /\b(?:drop table|select \* from|union select|rm -rf|etc\/passwd|alert\s*\()/i,
  /\bi(?:'?m| am) (?:an? |the |your )?(?:admin|owner|developer|creator)\b|\b(?:other|another|all|everyone'?s?|every) (?:students?|visitors?|customers?|users?|clients?)'?s? (?:phone|e-?mail|number|data|details|address|names?|password)/i,
  /(?:prompt|instructions?|hidayat|hidayaat|pabandi\w*).{0,30}(?:ignore|bhool|bhul|chhor|chor do|dikha|bata|khatam)|\b(?:apni|apne|apna|tumhari|teri|aap ?ki)\s+(?:\w+\s+)?(?:hidayat|hidayaat|instructions?|prompt|rules|settings|configuration)\b|(?:bhool|bhul) ja(?:o|ao|yein)/i,
];

/** Whether a text tries to give the assistant orders, or asks for what it keeps to itself (specification §8, "Chatbot"). */
export function givesOrders(text: string): boolean {
  const plain = text.normalize("NFKC").replace(/\s+/g, " ");
  return orders.some((pattern) => pattern.test(plain));
}
