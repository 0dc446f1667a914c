import { setTimeout as sleep } from "node:timers/promises";
import { publishText } from "./documents.mjs";

/** Publishes a course's title once a second until it is stopped; the program's data folder is its argument. */
const [dataDir] = process.argv.slice(2);
let isOver = false;
process.on("SIGTERM", () => {
  isOver = true;
});
let published = 0;
for (let next = performance.now(); !isOver; await sleep(Math.max(0, next - performance.now()))) {
  await publishText(dataDir, { kind: "course", id: "data-analyst", field: "title" }, `Data in second ${published}`);
  published += 1;
  next += 1_000;
}
console.log(published);
