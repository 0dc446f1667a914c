import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { createDrawingProcess, createPhotoProcess } from "#domains/content/server/drawing-process.ts";
import type { BuiltPictures } from "#server/compose/start-pictures.ts";
import { brandPicture } from "#server/mail/port.ts";

const keysShape = z.record(z.string(), z.string());

/** Reads which pictures the build drew; without any, the program draws all of them. */
export function loadBuiltPictures(root: string): BuiltPictures {
  const keys = keysShape.parse(JSON.parse(readIfThere(join(root, "build/pictures.json"))?.toString() ?? "{}"));
  const program = join(root, "build/server/draw-pictures.js");
  return {
    keys: new Map(Object.entries(keys)),
    email: readIfThere(join(root, brandPicture.file)),
    drawer: createDrawingProcess(program),
    photos: createPhotoProcess(program),
  };
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
