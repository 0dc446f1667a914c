import { inflateRawSync } from "node:zlib";

/** The files of a zip archive, by its directory. Throws for one whose size is not what the directory says. */
export function zippedFiles(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, size, named] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ];
    const begins = archive.readUInt32LE(at + 42);
    const from = begins + 30 + archive.readUInt16LE(begins + 26);
    const contents = inflateRawSync(archive.subarray(from, from + packed));
    const name = archive.toString("utf8", at + 46, at + 46 + named);
    if (contents.length !== size) throw new Error(`${name} has ${contents.length} bytes instead of ${size}.`);
    files.set(name, contents.toString());
    at += 46 + named;
  }
  return files;
}

/** The rows of a workbook's sheet as texts; a day is the number that a spreadsheet counts it by. */
export function sheetRows(workbook: Buffer): string[][] {
  const sheet = zippedFiles(workbook).get("xl/worksheets/sheet1.xml") ?? "";
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<c\/>|<c [^>]*>(.*?)<\/c>/gs)].map(([, cell = ""]) => cell.replaceAll(/<[^>]*>/g, "")),
  );
}
