import { expect, it } from "vitest";
import { createPrintQueue } from "./print-queue.ts";

/** PDFs that take a moment to draw, and how many were being drawn at once. */
function drawing() {
  const seen = { now: 0, atOnce: 0, drawn: [] as number[] };
  const draw = (number: number, fault?: Error) => async () => {
    seen.now += 1;
    seen.atOnce = Math.max(seen.atOnce, seen.now);
    await new Promise(setImmediate);
    seen.now -= 1;
    if (fault) throw fault;
    seen.drawn.push(number);
    return new Uint8Array([number]);
  };
  return { seen, draw };
}

it("draws what is asked for at once one after the other, in its order, past one that fails", async () => {
  const queue = createPrintQueue();
  const { seen, draw } = drawing();
  const fault = new Error("no font");
  const asked = [queue.print(draw(1)), queue.print(draw(2, fault)), queue.print(draw(3))];
  expect(await Promise.allSettled(asked)).toEqual([
    { status: "fulfilled", value: new Uint8Array([1]) },
    { status: "rejected", reason: fault },
    { status: "fulfilled", value: new Uint8Array([3]) },
  ]);
  expect(seen).toEqual({ now: 0, atOnce: 1, drawn: [1, 3] });
});

it("refuses what would wait behind too many, unless it may wait longer, and takes it later", async () => {
  const queue = createPrintQueue();
  const { seen, draw } = drawing();
  const asked = Array.from({ length: 16 }, (_, at) => queue.print(draw(at)));
  await expect(queue.print(draw(16))).rejects.toMatchObject({ code: "unavailable", reason: "print.busy" });
  const patient = queue.print(draw(17), Number.POSITIVE_INFINITY);
  await Promise.all([...asked, patient]);
  expect((await queue.print(draw(18)))[0]).toBe(18);
  expect(seen.drawn).toEqual([...Array.from({ length: 16 }, (_, at) => at), 17, 18]);
});
