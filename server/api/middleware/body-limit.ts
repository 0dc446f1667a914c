import { bodyLimit as honoBodyLimit } from "hono/body-limit";
import { AppError } from "#server/services/app-error.ts";

/** The largest body any form of text can fill, in bytes: 5,000 characters of message are at most 20 KB. */
const textSize = 64 * 1024;

/** Throws `too_large` for a body of more bytes, without reading it to the end. */
export function bodyLimit(maxSize = textSize, message = "That is too much to send at once. Please shorten it.") {
  return honoBodyLimit({
    maxSize,
    onError: () => {
      throw new AppError("too_large", message);
    },
  });
}
