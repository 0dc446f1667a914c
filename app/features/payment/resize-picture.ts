/** The longest side a receipt is sent with, in pixels: small print can still be read. */
const longestSide = 2400;

/**
 * A picture of more than `maxBytes` as a smaller JPEG: phones photograph a receipt in more detail than it holds. Any
 * other file, and a picture this browser cannot read, stays as it is.
 */
export async function resizePicture(file: File, maxBytes: number): Promise<File> {
  if (file.size <= maxBytes || !file.type.startsWith("image/")) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const type = "image/jpeg";
    const blob = await canvas.convertToBlob({ type, quality: 0.85 });
    return new File([blob], file.name.replace(/\.\w+$|$/, ".jpg"), { type });
  } catch {
    return file;
  }
}
