import { constants, setPriority } from "node:os";
import type { Drawing } from "#domains/content/rules/pictures.ts";
import type { LogoSlot } from "#domains/institute/contract.ts";
import { drawLogo } from "#server/drawing/draw-logo.ts";
import { drawPicture } from "#server/drawing/draw-picture.ts";
import { encodePhoto } from "#server/drawing/encode-photo.ts";

// The process that draws: a drawing or a photo comes in, its picture goes out. It ends with the program that started it.
try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // If a service manager forbids it, the process has the same priority as others.
}
process.on("disconnect", () => process.exit());
process.on("message", (message: Asked) => {
  void answerTo(message).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ reason: error instanceof Error ? error.message : String(error) }),
  );
});

type Asked = Drawing | { photo: Uint8Array } | { logo: Uint8Array; slot: LogoSlot };

function answerTo(message: Asked): Promise<object> {
  if ("photo" in message) return encodePhoto(message.photo);
  return "slot" in message ? drawLogo(message.logo, message.slot) : drawn(message);
}

const drawn = async (drawing: Drawing) => ({ picture: await drawPicture(drawing) });
