const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

/** A PNG of one pixel, with some words after its end so that no two are alike. */
export const png = (mark = "") =>
  Buffer.concat([
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
      "base64",
    ),
    Buffer.from(mark),
  ]);

export const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], "JFIF", [0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9]);
export const pdf = bytes("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
export const webp = bytes(
  "RIFF",
  [26, 0, 0, 0],
  "WEBPVP8L",
  [14, 0, 0, 0, 0x2f, 0, 0, 0, 0x10, 7, 0x10, 0x11, 0x11, 0x88],
);
export const heic = bytes([0, 0, 0, 24], "ftypheic", [0, 0, 0, 0], "mif1heic");
export const exe = bytes(
  "MZ",
  Array.from({ length: 200 }, () => 0),
);
export const svg = bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
export const html = bytes("<!doctype html><script>alert(1)</script>");
export const zip = bytes(
  "PK",
  [3, 4, 20, 0, 0, 0, 0, 0],
  Array.from({ length: 40 }, () => 0),
);

/** A form with a file in it, as the page sends it. */
export function proofForm(content: Uint8Array<ArrayBuffer>, name = "receipt.png", type = "image/png"): FormData {
  const form = new FormData();
  form.set("proof", new File([content], name, { type }));
  return form;
}

/** A form with a text where the file belongs. */
export function textForm(): FormData {
  const form = new FormData();
  form.set("proof", "I have paid, honestly.");
  return form;
}
