import { readFileSync } from "node:fs";

/** A video of some megabytes that plays: behind a short one comes a box that players skip. */
export function longVideo() {
  const short = readFileSync(new URL("../../../server/demo/lectures/lecture-1.mp4", import.meta.url));
  const box = Buffer.alloc(14_000_000);
  box.writeUInt32BE(box.length);
  box.write("free", 4, "latin1");
  return { name: "Joins_and_keys.mp4", mimeType: "video/mp4", buffer: Buffer.concat([short, box]) };
}
