/** The most lists and objects in each other that JSON may have: no contract has a fifth of them. */
const mostDepth = 50;

const [quote, backslash] = [0x22, 0x5c];
/** Brackets and braces, and how they change the depth. */
const steps = new Map([
  [0x5b, 1],
  [0x7b, 1],
  [0x5d, -1],
  [0x7d, -1],
]);

/** Whether JSON has more lists and objects in each other than any of ours: parsing very many holds the event loop. */
export function isTooDeep(body: Uint8Array, contentType: string): boolean {
  if (!/^application\/json\b/i.test(contentType)) return false;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < body.length && depth <= mostDepth; at += 1) {
    const byte = body[at] ?? 0;
    if (byte === quote) isText = !isText;
    else if (!isText) depth += steps.get(byte) ?? 0;
    else if (byte === backslash) at += 1;
  }
  return depth > mostDepth;
}
