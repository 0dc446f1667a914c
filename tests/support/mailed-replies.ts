/** What people write in an answer. */
const texts: Record<string, string> = {
  short: "Yes, I'll come at 7. Thank you!",
  list: "Dear Sir,\n\nTwo questions:\n\n- Do I need a laptop?\n- Is there parking?\n\nRegards,\nAyesha",
  toldBefore: "On Monday I wrote:\nthe fee is paid by my father. Please check again.",
  label: "From: Lahore\nI come by bus, so I may be late.",
  urdu: "السلام علیکم،\nجی میں کل شام 7:30 بجے آ جاؤں گی۔ فیس کل جمع کرا دوں گی۔\n\nعائشہ",
  arabic: "شكراً جزيلاً.\nهل يمكنني دفع الرسوم يوم الأحد؟",
  romanUrdu: "Ji sir, main kal aa jaunga. Fees 24 Nov ko 10:30 par de di thi, receipt ye hai.",
  times: "I am free at these times:\nMonday 7:30\nTuesday 8:00 to 9:00\nWhich suits you?",
  code: "It prints nothing. My code:\n\nfor i in range(3):\n    print(i)\n\nWhat is wrong?",
  long: `${"I have worked in a bank for six years and would like to move to data work, part time at first. ".repeat(6).trim()}\n\nIs the evening batch right for me?`,
  sent: "Sent from my office to your bank on Monday, 15,000 rupees.",
  thumb: "👍",
  mixed: "Sir کلاس 7:30 بجے ہے یا 8:00؟ My e-mail is also ayesha.k@work.example",
};

const own = { name: "Darsgah", address: "office@darsgah.example" };
const quoted =
  "Assalam-o-alaikum Ayesha,\n\nThe class begins at 7:30 on Monday.\nFrom: Gulberg, Lahore\n\nDo you have a laptop?\n\nDarsgah\nhttps://darsgah.example";

const marked = (text: string) =>
  text
    .split("\n")
    .map((line) => (line ? `> ${line}` : ">"))
    .join("\n");
const indented = (text: string) =>
  text
    .split("\n")
    .map((line) => `  ${line}`)
    .join("\n");
const html = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("    ", "&nbsp;&nbsp;&nbsp; ")
    .split("\n")
    .map((line) => `<div>${line || "<br>"}</div>`)
    .join("");
const lined = (text: string) => html(text).replaceAll("</div><div>", "<br>");

const outlookHead = `From: ${own.name} <${own.address}>\nSent: Tuesday, November 24, 2026 7:30 PM\nTo: Ayesha Khan <ayesha@mail.example>\nSubject: Your question`;
const outlookHtmlHead = `<b>From:</b> ${own.name} &lt;${own.address}&gt;<br><b>Sent:</b> Tuesday, November 24, 2026 7:30 PM<br><b>To:</b> Ayesha Khan &lt;ayesha@mail.example&gt;<br><b>Subject:</b> Your question`;

/** A mail's parts as a program writes them. */
type Parts = { text?: string; html?: string };

/** How mail programs write an answer; each was seen in the wild. */
const shapes: Record<string, (text: string) => Parts> = {
  Gmail: (text) => ({
    text: `${text}\n\nOn Tue, Nov 24, 2026 at 7:30 PM ${own.name} <${own.address}>\nwrote:\n\n${marked(quoted)}\n`,
    html: `<div dir="ltr">${html(text)}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Tue, Nov 24, 2026 at 7:30 PM ${own.name} &lt;<a href="mailto:${own.address}">${own.address}</a>&gt; wrote:<br></div><blockquote class="gmail_quote">${html(quoted)}</blockquote></div>`,
  }),
  "Gmail, HTML alone": (text) => ({ html: shapes.Gmail?.(text).html ?? "" }),
  "Gmail on Android": (text) => ({
    text: `${text}\n\nOn Tue, 24 Nov 2026, 7:30 pm ${own.name}, <${own.address}> wrote:\n\n${marked(quoted)}`,
  }),
  "Gmail in Urdu": (text) => ({
    text: `${text}\n\nبتاریخ منگل، 24 نومبر، 2026 کو 7:30 PM بجے ⁨${own.name}⁩ <⁨${own.address}⁩>\nنے لکھا:\n\n${marked(quoted)}`,
  }),
  "Gmail in Arabic": (text) => ({
    text: `${text}\n\nفي الثلاثاء، ٢٤ نوفمبر ٢٠٢٦ في ٧:٣٠ م تمت كتابة ما يلي بواسطة ‪${own.name}‬‏ <‪${own.address}‬‏>:\n\n${marked(quoted)}`,
  }),
  "Gmail, below": (text) => ({
    text: `On Tue, Nov 24, 2026 at 7:30 PM ${own.name} <${own.address}> wrote:\n\n${marked(quoted)}\n\n${text}\n`,
  }),
  "Gmail, below, HTML alone": (text) => ({
    html: `<div dir="ltr"><div class="gmail_quote"><div class="gmail_attr">On Tue, Nov 24, 2026 at 7:30 PM ${own.name} &lt;${own.address}&gt; wrote:<br></div><blockquote class="gmail_quote">${html(quoted)}</blockquote></div><br>${html(text)}</div>`,
  }),
  iPhone: (text) => ({
    text: `${text}\n\nSent from my iPhone\n\n> On 24 Nov 2026, at 7:30 PM, ${own.name} <${own.address}> wrote:\n> \n${marked(quoted)}`,
  }),
  "iPhone, HTML alone": (text) => ({
    html: `<html><body dir="auto">${html(text)}<br><div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br><blockquote type="cite">On 24 Nov 2026, at 7:30 PM, ${own.name} &lt;${own.address}&gt; wrote:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">﻿${html(quoted)}</div></blockquote></body></html>`,
  }),
  "iPhone in Arabic": (text) => ({
    text: `${text}\n\nأُرسلت من الـ iPhone\n\n> في ٢٤ نوفمبر ٢٠٢٦، الساعة ٧:٣٠ م، كتب ${own.name} <${own.address}>:\n> \n${marked(quoted)}`,
  }),
  "Apple Mail": (text) => ({
    text: `${text}\n\n> On 24 Nov 2026, at 19:30, ${own.name} <${own.address}> wrote:\n>\n${marked(quoted)}\n`,
  }),
  Outlook: (text) => ({ text: `${text}\n\n${outlookHead}\n\n${quoted}\n` }),
  "Outlook, HTML alone": (text) => ({
    html: `<html><head><style>p.MsoNormal {margin:0}</style></head><body><div class="WordSection1">${text
      .split("\n")
      .map((line) => `<p class="MsoNormal">${html(line).replace(/<\/?div>/g, "")}<o:p></o:p></p>`)
      .join(
        "",
      )}<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal">${outlookHtmlHead}<o:p></o:p></p></div></div>${html(quoted)}</div></body></html>`,
  }),
  "Outlook on the web": (text) => ({
    html: `<html><body><div style="font-family:Aptos">${html(text)}</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri">${outlookHtmlHead}</font><div>&nbsp;</div></div>${html(quoted)}</body></html>`,
  }),
  "Outlook, ruled": (text) => ({ text: `${text}\n\n________________________________\n${outlookHead}\n\n${quoted}` }),
  "Outlook, old": (text) => ({ text: `${text}\n\n-----Original Message-----\n${outlookHead}\n\n${quoted}` }),
  "Outlook on a phone": (text) => ({
    text: `${text}\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\n${outlookHead}\n\n${quoted}`,
  }),
  "Outlook in Arabic": (text) => ({
    text: `${text}\n\n________________________________\nمن: ${own.name} <${own.address}>\nتم الإرسال: الثلاثاء، ٢٤ نوفمبر ٢٠٢٦ ٧:٣٠ م\nإلى: Ayesha Khan\nالموضوع: Your question\n\n${quoted}`,
  }),
  "Outlook in Urdu": (text) => ({
    text: `${text}\n\n________________________________\nمنجانب: ${own.name} <${own.address}>\nبھیجا گیا: منگل، 24 نومبر، 2026 7:30 PM\nبنام: Ayesha Khan\nموضوع: Your question\n\n${quoted}`,
  }),
  Yahoo: (text) => ({
    text: ` ${text}\n    On Tuesday, November 24, 2026 at 07:30:12 PM GMT+5, ${own.name} <${own.address}> wrote:  \n \n${indented(quoted)}\n`,
  }),
  "Yahoo, HTML alone": (text) => ({
    html: `<html><body><div class="ydp1 yahoo-style-wrap">${html(text)}<div><br></div></div><div id="ydp2yahoo_quoted_1" class="ydp2yahoo_quoted"><div><div>On Tuesday, November 24, 2026 at 07:30:12 PM GMT+5, ${own.name} &lt;${own.address}&gt; wrote:</div><div><br></div><div>${lined(quoted)}</div></div></div></body></html>`,
  }),
  "Yahoo on Android": (text) => ({
    text: `${text}\n\nSent from Yahoo Mail on Android \n \n  On Tue, Nov 24, 2026 at 7:30 PM, ${own.name}<${own.address}> wrote:   ${quoted}  \n`,
  }),
  Samsung: (text) => ({
    text: `${text}\n\nSent from my Galaxy\n\n\n-------- Original message --------\nFrom: ${own.name} <${own.address}> \nDate: 24/11/2026  7:30 pm  (GMT+05:00) \nTo: ayesha@mail.example \nSubject: Your question \n\n${quoted}`,
  }),
  "Thunderbird, below, signed": (text) => ({
    text: `On 24/11/2026 7:30 pm, ${own.name} wrote:\n${marked(quoted)}\n\n${text}\n\n-- \nAyesha Khan\nLahore\n`,
  }),
  "Thunderbird, above": (text) => ({
    text: `${text}\n\nOn 24/11/2026 7:30 pm, ${own.name} wrote:\n${marked(quoted)}\n`,
  }),
  Proton: (text) => ({
    text: `${text}\n\nSent with Proton Mail secure email.\n\nOn Tuesday, November 24th, 2026 at 7:30 PM, ${own.name} <${own.address}> wrote:\n\n${marked(quoted)}\n`,
  }),
  "nothing quoted, signed": (text) => ({ text: `${text}\n\n-- \nAyesha Khan\n+92 300 1234567\n` }),
  "nothing quoted": (text) => ({ text }),
};

const encoded = (text: string) => Buffer.from(text).toString("base64").replace(/.{76}/g, "$&\r\n");
const part = (type: string, text: string) =>
  `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${encoded(text.replaceAll("\n", "\r\n"))}\r\n`;

/** A mail's source without its last headers: its parts, of which there may be two. */
function mailOf(head: string[], { text, html: page }: Parts): string {
  const parts = [...(text ? [part("text/plain", text)] : []), ...(page ? [part("text/html", page)] : [])];
  const [only = ""] = parts;
  const body =
    parts.length === 1
      ? only
      : `Content-Type: multipart/alternative; boundary="=-cut"\r\n\r\n${parts.map((one) => `--=-cut\r\n${one}`).join("")}--=-cut--\r\n`;
  return [...head, "MIME-Version: 1.0", body].join("\r\n");
}

/** Answers as mail programs write them, each with the words that its writer wrote. */
export const mailedReplies = Object.entries(shapes).flatMap(([shape, write]) =>
  Object.entries(texts).map(([name, text]) => ({
    name: `${shape}: ${name}`,
    text,
    raw: mailOf(
      ["From: Ayesha <ayesha@mail.example>", `To: ${own.address}`, "Subject: Re: Your question"],
      write(text),
    ),
  })),
);
