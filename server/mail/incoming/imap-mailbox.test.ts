import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { minute } from "#shared/durations.ts";
import { nextNews } from "./imap-mailbox.ts";

describe("the wait for news of a mailbox", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("ends with a mail, a broken line or after a minute, and leaves no listener behind", async () => {
    const client = new EventEmitter();
    for (const news of ["exists", "close", null]) {
      const waited = nextNews(client);
      if (news) client.emit(news);
      else await vi.advanceTimersByTimeAsync(minute);
      await waited;
      expect(client.eventNames(), news ?? "a minute").toEqual([]);
    }
  });
});
