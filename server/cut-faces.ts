import { parentPort } from "node:worker_threads";
import { cutFace } from "#server/faces/cut-face.ts";

// The thread that cuts faces, with HarfBuzz and the whole face in its memory: the answer to a list of texts is a WOFF2 file.
parentPort?.on("message", (texts: string[] | null) => {
  parentPort?.postMessage(cutFace(texts));
});
