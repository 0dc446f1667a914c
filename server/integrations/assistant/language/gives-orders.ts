/**
 * Questions that want the assistant to be something else, to follow another's orders, to show its own, or to give what is
 * nobody's to have. Told from the form of the sentence, whatever its subject.
 */
const orders = [
  /\b(ignore|disregard|forget|override|bypass|skip|drop)\b.{0,40}\b(instruction|rule|prompt|restriction|guideline|previous|above|prior|filter|polic)/i,
  /\b(system|hidden|initial|secret|original|developer|internal|your|the)\s+(prompt|instruction|directive|system message|guideline)s?\b/i,
  /\b(repeat|print|show|reveal|output|display|tell|give|leak|dump|say|quote)\b.{0,40}\b(prompt|instructions?|everything above|words above|text above|api[ _-]?key|environment variable|env vars?|source code of (this|the)|system message|database password|admin password|config)/i,
  /\b(act|behave|respond|answer|speak|talk|pose|roleplay|role-play)\s+(as|like)\b/i,
  /\b(pretend|imagine|suppose)\s+(that\s+)?(you|to be|we)\b/i,
  /\byou are (now|no longer|going to be)\b|\bfrom now on\b|\bnew (instructions?|rules?|persona|role)\b/i,
  /\b(jailbreak|dan mode|developer mode|god mode|sudo mode|unrestricted|do anything now|prompt injection attack)\b/i,
  /\b(base64|rot13|hex)\b.*\b(decode|encode)|\b(decode|encode)\b.*\b(base64|rot13|hex)\b/i,
  /\b(repeat|print|output|show|copy|write|list|say)\b.{0,60}\b(above|before this|verbatim|word for word|previous message|preceding)\b|\bwhat (were|are) you (told|instructed|programmed|asked to)\b|\b(enable|enter|activate) \w+ mode\b|\bi am (the|your) (developer|admin|creator|owner)\b/i,
  /\b(rules?|instructions?)\b.{0,20}\b(ignore|disregard|don'?t apply)|\b(ignore|disregard|break) (the |your |all |any )?(rules?|instructions?)\b|\bforget (that )?you\b/i,
  /^\s*(system|admin|developer|assistant|root)\s*[:>\]]|\b(what|which) (ai |language )?(model|llm) (are|is) (you|this)\b|\b(trained|programmed|coded) you\b/i,
  /<\/?(system|instructions?|prompt|script|assistant|user)\b|\[\[?(system|inst)|###\s*(system|instruction)/i,
  /\b(api|gemini|openai|secret|private|encryption)[ _-]?keys?\b/i,
  /\b(admin|root|database|server|db|staff|wifi)\s+(password|login|credentials?|access)\b|\bpasswords? (of|for) (the )?(admin|other|all)/i,
  /\b(admin|database|db|server|root|wifi|staff) (ka|ki|ke|k) (password|login|access)/i,
  /\b(drop table|select \* from|union select|rm -rf|etc\/passwd|alert\s*\()/i,
  /(prompt|instructions?|hidayat|hidayaat).{0,30}(ignore|bhool|bhul|chhor|chor do|dikhao|bata)|\b(apni|apne|tumhari|teri|aapki|apki|your|ur)\s+(hidayat|hidayaat|instructions?|prompt|rules|settings|configuration)\b|(bhool|bhul) ja(o|ao|yein)/i,
  /\b(other|another|all|list|everyone'?s?|every) (students?|visitors?|customers?|users?|clients?)'?s? (phone|email|e-mail|number|data|details|address|names?|password|secret)/i,
  /\b(list|names?|numbers?|details?|emails?)\b.{0,20}\b(students?|learners?|visitors?|customers?|users?|clients?)\b.{0,20}\b(phone|numbers?|emails?|addresse?s?|contacts?|details)\b/i,
  /\bsecret ids?\b.{0,40}\b(kya hai|kya he|what is it|bata|batao)\b(?!.*\b(hota|hoti|kahan|lost|gum|bhool)\b)|\bi('?m| am) (an? |the )?(admin|owner|developer)\b|\b(hidden|config\.?\w*|env)\b.{0,15}\b(text|file|env|variables)\b/i,
  /\bsecret ids? (of|for) (the )?(mern|data|ai|cyber|all|every|other|batch|another)|\b(give|send|share|tell me|leak)\b.{0,12}\b(the |a |your )secret ids?\b|\bsecret ids? (bata|dedo|de do|do|batao|list)/i,
];

/** Whether a text tries to give the assistant orders, or asks for what it keeps to itself (specification §8, "Chatbot"). */
export function givesOrders(text: string): boolean {
  const plain = text.normalize("NFKC").replace(/\s+/g, " ");
  return orders.some((pattern) => pattern.test(plain));
}
