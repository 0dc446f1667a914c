/**
 * The largest requests of a route, each of a shape that some reader of it may find hard. A part of a route is `{ as,
 * path, method, send, limit, base, long, pattern, file }`: its sender, its fields (`base`), the one filled to the limit
 * (`long`), and the text, or the file that holds it.
 */
const boundary = "----heavy";
const encoder = new TextEncoder();
const form = "application/x-www-form-urlencoded";

/** As many repetitions of a text as fit into so many bytes. */
const filled = (pattern, bytes) => pattern.repeat(Math.max(1, Math.floor(bytes / encoder.encode(pattern).length)));

const encoded = (fields) => new URLSearchParams(fields).toString();

/** Maximum number of fields of a form, as `server/http/read-body.ts` counts them. */
const mostFields = 4_900;

/** Forms: as people send them, one long text, one in letters that take twelve bytes each, many fields and too many. */
function formsOf({ base, long, pattern = "a, ", limit }) {
  const room = limit - encoded(base).length - 200;
  const many = Array.from({ length: Math.floor(room / 10) }, (_, at) => `f${at.toString(36)}=`);
  const each = Math.max(1, Math.floor(room / mostFields) - 8);
  const shapes = {
    "as it is": encoded(base),
    "too many fields": [encoded(base), ...many].join("&"),
    "many fields": [encoded(base), ...many.slice(0, mostFields).map((field) => field + "a".repeat(each))].join("&"),
  };
  for (const name of long) {
    const text = filled(pattern, room / (encoded({ a: pattern }).length / pattern.length));
    shapes[`a long ${name}`] = encoded({ ...base, [name]: text.slice(0, room) });
    shapes[`a long ${name} of smileys`] = encoded({ ...base, [name]: filled("😀", room / 3) });
  }
  return Object.entries(shapes).map(([shape, body]) => ({ shape, body, type: form }));
}

/** JSON: one long text, a deep one, one of many keys, and a long list. */
function jsonOf({ base, long, list, limit }) {
  const room = limit - JSON.stringify(base).length - 200;
  const keys = Array.from({ length: Math.floor(room / 14) }, (_, at) => [`k${at.toString(36)}`, 0]);
  const shapes = {
    "a deep body": `${"[".repeat(room / 2)}${"]".repeat(room / 2)}`,
    "many keys": JSON.stringify({ ...base, ...Object.fromEntries(keys) }).slice(0, limit),
  };
  for (const name of long) shapes[`a long ${name}`] = JSON.stringify(within(base, name, filled("a, ", room)));
  if (list) {
    const one = JSON.stringify(list.entry).length + 1;
    const entries = Array.from({ length: Math.floor(room / one) }, () => list.entry);
    shapes[`a long list of ${list.name}`] = JSON.stringify({ ...base, [list.name]: entries });
  }
  return Object.entries(shapes).map(([shape, body]) => ({ shape, body, type: "application/json" }));
}

/** An object with one of its fields set, which may be a field of a field: "formData.message". */
function within(base, name, value) {
  const [first, ...rest] = name.split(".");
  return { ...base, [first]: rest.length === 0 ? value : within(base[first] ?? {}, rest.join("."), value) };
}

const part = (name, text) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

/** Forms with a file, of each kind of content; and one of many parts. */
function filesOf({ base, file, contents, limit }) {
  const fields = Object.entries(base)
    .map(([name, text]) => part(name, text))
    .join("");
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${file}"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  const end = `\r\n--${boundary}--\r\n`;
  const room = limit - fields.length - head.length - end.length - 100;
  const shapes = Object.entries(contents).map(([what, pattern]) => {
    const { first = "", again } = typeof pattern === "string" ? { again: pattern } : pattern;
    return [`a file of ${what}`, `${fields}${head}${first}${filled(again, room - first.length)}${end}`];
  });
  const one = part("f", "");
  shapes.push(["many parts", `${fields}${filled(one, room)}--${boundary}--\r\n`]);
  const type = `multipart/form-data; boundary=${boundary}`;
  return shapes.map(([shape, body]) => ({ shape, body, type }));
}

/** Raw bytes. */
function bytesOf({ limit, type = "application/offset+octet-stream" }) {
  return [{ shape: "one piece", body: Buffer.alloc(limit, 7), type }];
}

/** Queries: every parameter that the page knows as long as a request's head may be, and more of them than it knows. */
function queriesOf({ query = ["q"] }) {
  const room = 12_000;
  const many = Array.from({ length: room / 6 }, (_, at) => `p${at.toString(36)}=`).join("&");
  const twice = Array.from({ length: room / 12 }, (_, at) => `p${at.toString(36)}=&p${at.toString(36)}=`).join("&");
  const shapes = query.flatMap((name) => [
    { shape: `a long ${name}`, search: encoded({ [name]: filled("data analyst ", room) }).slice(0, room) },
    { shape: `a long ${name} without spaces`, search: encoded({ [name]: filled("a", room) }) },
    { shape: `a long ${name} of smileys`, search: encoded({ [name]: filled("😀", room / 4) }).slice(0, room) },
  ]);
  return [
    { shape: "as it is", search: "" },
    ...shapes,
    { shape: "many parameters", search: many },
    { shape: "parameters sent twice", search: twice },
  ];
}

/** A document whose lists hold as many lists as a form of so many fields can say, each of as many entries as can be said. */
function nestedOf({ base }) {
  const lists = Array.from({ length: 4_000 }, (_, at) => [`outline.months.${at % 1000}.weeks.#`, "1000"]);
  const fields = { ...base, "outline.months.#": "1000", ...Object.fromEntries(lists) };
  return [{ shape: "lists in lists", body: encoded(fields), type: form }];
}

const makers = { form: formsOf, json: jsonOf, file: filesOf, bytes: bytesOf, nested: nestedOf };

/** The measured requests of a part of a route. */
export function heavyRequests(route) {
  return route.send ? makers[route.send]({ base: {}, long: [], ...route }) : queriesOf(route);
}
