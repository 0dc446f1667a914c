import { expect, it, vi } from "vitest";
import type { Services } from "#server/services/services.ts";
import { readOnce } from "#server/serving/read-once.ts";

it("reads once for each id in a round, and again in the next", async () => {
  const listOpenBatches = vi.fn(async () => []);
  const showOutline = vi.fn(async (id: string) => id);
  const services = { listOpenBatches, showOutline, demo: { listSlots: async () => [] } };
  for (const round of [1, 2]) {
    const { listOpenBatches: list, showOutline: show } = readOnce(services as unknown as Services);
    await Promise.all([list(), list(), show("a"), show("b"), show("a")]);
    expect(await show("b")).toBe("b");
    expect([listOpenBatches.mock.calls.length, showOutline.mock.calls.length]).toEqual([round, 2 * round]);
  }
});
