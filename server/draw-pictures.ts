import { constants, setPriority } from "node:os";
import { drawPicture } from "#server/drawing/draw-picture.ts";
import type { Drawing } from "#shared/rules/pictures.ts";

// The process that draws: a drawing comes in, its picture goes out. It ends with the program that started it.
try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // Where a service manager forbids it, the process has the priority of the others.
}
process.on("disconnect", () => process.exit());
process.on("message", (drawing: Drawing) => {
  void drawPicture(drawing).then(
    (picture) => process.send?.({ picture }),
    (error: unknown) => process.send?.({ reason: error instanceof Error ? error.message : String(error) }),
  );
});
