/** The first bytes of an MP4 video, which identify its type; it cannot be played. */
const head = Buffer.from("000000206674797069736f6d0000020069736f6d69736f32617663316d703431", "hex");

/** A video of so many bytes, made as it is read. */
export function* video(size: number): Generator<Buffer> {
  yield head;
  const piece = Buffer.alloc(64 * 1024, 7);
  for (let left = size - head.length; left > 0; left -= piece.length)
    yield left < piece.length ? piece.subarray(0, left) : piece;
}

/** The first bytes of a film as an iPhone saves it. */
export const quickTimeHead = Buffer.from("0000001466747970717420200000000071742020", "hex");
