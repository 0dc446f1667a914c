/** The longest side of a proof that is sent, in pixels: small print stays readable. */
const longestSide = 2400;

/**
 * Turns a picture of more than `maxBytes` into a smaller JPEG: phone photos have more detail than a proof needs. Other
 * files, and pictures this browser cannot read, stay unchanged.
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
