import { company } from "#shared/content/company.ts";

const us = company.name.toLowerCase();

/**
 * Questions that want the assistant to be something else: to follow another's orders, to show its own, to do the
 * visitor's work, or to talk of the world. Told from the form of the sentence, whatever its subject.
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

const chores = [
  /\b(write|generate|compose|draft|make up|create|produce|likh|likho|likh do)\b.{0,30}\b(code|program|function|script|quer(y|ies)|essay|poem|story|song|letter|lyrics|tweet|paragraph|article|blog( post)?|algorithm|regex|joke|todo|to-do|assignment|thesis|speech|caption|email to|application to|review|sql|malware|virus|keylogger|exploit|payload|worm|component|class in|loop|snippet)/i,
  /\b(mera|meri|my)\s+(\w+\s)?(homework|assignment|code|thesis|essay|paper|quiz|exam|equation|fyp)\b.{0,25}\b(solve|do|write|kar|complete|fix|debug|check|banao|bana)|\b(solve|do|write|complete|finish|debug|fix|check|correct)\b.{0,20}\b(my|this|mera|meri)\s+(\w+\s)?(homework|assignment|code|thesis|essay|paper|quiz|exam|equation|bug|error|function|script|query|fyp)\b/i,
  /\b(solve|simplify|factori[sz]e|evaluate|calculate|compute|derive|integrate|differentiate)\b.{0,30}(\d|equation|integral|derivative|sum\b|root|x\b)/i,
  /\bwhat (does|do|is) (an? |the )?["'`]?\w+["'`]? (mean|do) in (java\w*|python|css|html|sql|react|node|code)\b|\bhow to use (use)?\w+\b(?!.*\b(lms|portal|secret|assistant|website|site)\b)/i,
  /\bhack(s|ing|ed)? (in ?to |into |my |your |his |her |a |an |the |someone|somebody|this|that|wi-?fi|fb|facebook|insta\w*|whatsapp|account|phone|bank|friend|neighbou?r)/i,
  /\b(dollars?|usd|euros?|pounds?|gbp|riyals?|dirhams?|aed|sar)\b(?!.*\b(fees?|courses?|plans?|pay|class(es)?)\b).*\b(rupees?|pkr|rs)\b/i,
  /\bwhy (is|are|does|do|did|isn'?t|doesn'?t|won'?t|can'?t) (my|the|this|it)\b(?!.*\b(course|fee|fees|price|prices|demo|batch|class|secret|refund|payment|enrol\w*|certificate|account|lms|portal)\b)/i,
  /\b(assignment|homework|thesis|quiz|fyp|essay)\b.{0,60}\b(bana|kar|likh|solve kar)\s*(do|den|dein|dain|denge|dena|sakte)\b/i,
  /\b(lahore|karachi|islamabad|pindi|rawalpindi|multan|peshawar|quetta|faisalabad|skardu|hunza|gilgit|murree|swat|sialkot)\s+(se|to)\s+(lahore|karachi|islamabad|pindi|rawalpindi|multan|peshawar|quetta|faisalabad|skardu|hunza|gilgit|murree|swat|sialkot|dubai)\b(?!.*\b(class|course|batch|join)\w*)/i,
  /\bhelp\b.{0,15}\bmy\b.{0,25}\b(homework|assignment|thesis|essay|project report)\b|\bcomplete (this|the following) (sentence|paragraph|phrase|code|list)\b/i,
  /\b(under|below|less than|within)\s+(rs\.?|pkr|\$)?\s*\d{2,}[\d,]*\s*(k|thousand|hazar|lakh)?\s*(rs|rupees|pkr)?\W*$/i,
  /\b(do|finish|complete|write) my (\w+ ){0,3}(homework|assignment|thesis|project report|quiz|exam)\b/i,
  /\b(which|what|best|top|good|admission in|admission at)\b.{0,20}\b(universit(y|ies)|colleges?|schools?)\b(?!.*\b(partner|faculty|affiliat|you|your|teach))/i,
  /\b(formula|syntax|command|shortcut|(?<!source )code|query) (for|of|to)\b(?!.*\b(discount|promo|coupon)\b)/i,
  /\b(train|build|make) (me )?(a|an) (neural network|model|classifier|cnn|llm) (on|to|that|for) (?!(my|our) (business|company|shop|factory|store|clinic|hospital))/i,
  /\b(give|send|show|need|want)\s+(me\s+)?(a|an|some|the)?\s*(\w+\s+)?(script|code|snippet|program|function|regex)s?\s+(to|for|that|of|which)\b/i,
  new RegExp(
    `\\b(who|which company|what company)\\s+(owns|made|created|founded|acquired|invented|runs|built)\\s+(?!${us}|this|your|you|it\\b|the (company|institute|academy|website|site|code|source|project|work|rights|design|app))`,
    "i",
  ),
  new RegExp(
    `\\bwhen (was|did|were)\\s+(?!the (company|institute|business|academy)|${us}|this|your|you|it\\b)\\w+\\s+(founded|born|built|created|invented|die|happen)`,
    "i",
  ),
  /\b(homework|assignment|quiz|exam|past paper)s?\s+(solutions?|answers?|solved|help)\b/i,
  /\b(recommend|suggest|find|book|order|buy)\b.{0,20}\b(restaurants?|hotels?|novels?|movies?|songs?|doctors?|tickets?|gifts?|places? to (eat|visit|stay))\b/i,
  /\bjobs? (as|for) (a|an)\b|\bbecom(e|ing) (a|an) (?!data|web|full|mern|ai\b|ml\b|machine|cyber|ethical|software|penetration|analyst|developer|programmer|hacker)/i,
  /\b(translate|summari[sz]e|paraphrase|rewrite|proofread)\b/i,
  /^\s*[\d\s+\-*/x^().=?]+$|\bwhat('?s| is| are)\s+[\d.]+\s*([+\-*/x^]|plus|minus|times|divided)/i,
  /\bhow (do|does|can|to|would|should) (i |you |we |one )?(\w+ ){0,2}?(center|centre|reverse|sort|parse|implement|compile|declare|initiali[sz]e|iterate|loop|import|hack|crack|break into|steal|bypass|exploit|debug|deploy|merge|concatenate|exit|install|uninstall|train a|fine-?tune|scrape|query|connect .* (to|with)|print|convert|calculate|cook|bake|lose|grow|draw|tie|fix (a|an|this|my|the)|write (a|an|the|code)|code (a|an)|create (a|an) (\w+ )?(function|loop|array|table|variable|component|class|index|virus|list))\b/i,
  new RegExp(
    `\\b(explain|define|describe|elaborate)\\b (?!.*\\b(course|refund|policy|plan|plans|service|services|fee|fees|pricing|prices?|projects?|your|demo|batch|admission|enrol\\w*|certificate|${us}|process|payment)\\b)`,
    "i",
  ),
  /\bdifference between\b.{0,60}\b(let|var|const|list|tuple|array|object|inner|outer|left|right|tcp|udp|http|https|get|post|class(es)? and object|stack and|queue|==|null|undefined|supervised|precision|recall|mean and|correlation)\b/i,
  /\b(build|make|create|code|write|develop)( me)?( a| an)?\s*(simple |basic |small |quick |full )?(\w+ )?(todo|to-do|calculator|tic tac toe|snake game|game|clone)\b/i,
  new RegExp(
    `\\b(who (won|wins|scored|invented|discovered|wrote|painted|is the (president|prime|king|queen|richest|ceo of (?!${us}|this|the company|your))))\\b`,
    "i",
  ),
  /\b(capital|population|currency|president|distance|flag) (of|from) \w+/i,
  /\b(meaning|synonyms?|antonyms?|spelling|plural|opposite) of\b/i,
  /\b(how (far|tall|old|big|deep|fast|heavy) (is|are|was) (the|a|an|mount|lake|moon|sun)?)\b(?!.*\b(class|group|batch|seat|course|demo)\w*)/i,
  /\b(best|top|good|cheap|nearest)\b.{0,25}\b(restaurants?|phones?|mobiles?|laptops?|books?|movies?|songs?|hotels?|cars?|bikes?|games?|places to|universit(y|ies) in|schools? in|websites? to (watch|download)|vpn)\b/i,
];

/** Whether the question's form alone says that it is none of ours to answer (specification §8, "Chatbot, off-topic"). */
export function isTrespass(question: string): boolean {
  const text = question.normalize("NFKC").replace(/\s+/g, " ");
  return [...orders, ...chores].some((pattern) => pattern.test(text));
}

/** Whether a text tries to give the assistant orders, or asks for what it keeps to itself. */
export function givesOrders(text: string): boolean {
  return orders.some((pattern) => pattern.test(text.normalize("NFKC")));
}
