import { ERRORS } from "@tus/server";
import { afterEach, expect, it, vi } from "vitest";
import { UploadLocker } from "./upload-locker.ts";

afterEach(() => void vi.useRealTimers());

/** A request for an upload: `release` is called when a later one waits. */
function ask(locker: UploadLocker, id = "lecture-1") {
  const lock = locker.newLock(id);
  const release = vi.fn();
  const aborter = new AbortController();
  const begun = vi.fn();
  const locked = lock.lock(aborter.signal, release).then(begun);
  locked.catch(() => {});
  return { lock, release, begun, locked, abort: () => aborter.abort() };
}

/** Everything has happened that waits for no timer and no other event. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it("lets one request in at a time, in the order they came", async () => {
  const locker = new UploadLocker();
  const [first, second, third] = [ask(locker), ask(locker), ask(locker)];
  const elsewhere = ask(locker, "lecture-2");
  await settled();
  expect([first, second, third, elsewhere].map(({ begun }) => begun.mock.calls.length)).toEqual([1, 0, 0, 1]);
  await first.lock.unlock();
  await second.locked;
  expect(third.begun).not.toHaveBeenCalled();
  await second.lock.unlock();
  await third.locked;
  await third.lock.unlock();
  await ask(locker).locked;
});

it("asks the one before to end once for each that waits, and does nothing more while it waits", async () => {
  const locker = new UploadLocker();
  const first = ask(locker);
  const second = ask(locker);
  for (let turn = 0; turn < 100; turn += 1) await settled();
  expect(first.release).toHaveBeenCalledTimes(1);
  const third = ask(locker);
  await settled();
  expect(first.release).toHaveBeenCalledTimes(2);
  await first.lock.unlock();
  await second.locked;
  // The third waits for the second now.
  expect(second.release).toHaveBeenCalledTimes(1);
  await second.lock.unlock();
  await third.locked;
  expect(third.release).not.toHaveBeenCalled();
});

it("forgets a request that ended while it waited", async () => {
  const locker = new UploadLocker();
  const [first, second, third] = [ask(locker), ask(locker), ask(locker)];
  await settled();
  second.abort();
  await expect(second.locked).rejects.toBe(ERRORS.ABORTED);
  expect(third.begun).not.toHaveBeenCalled();
  await first.lock.unlock();
  await third.locked;
});

it("gives the lock on when it comes at the moment the request ends", async () => {
  const locker = new UploadLocker();
  const [first, second, third] = [ask(locker), ask(locker), ask(locker)];
  await settled();
  second.abort();
  await first.lock.unlock();
  await expect(second.locked).rejects.toBe(ERRORS.ABORTED);
  await third.locked;
});

it("refuses a request after half a minute of waiting", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const locker = new UploadLocker();
  const [first, second] = [ask(locker), ask(locker)];
  await settled();
  vi.advanceTimersByTime(30_000);
  await expect(second.locked).rejects.toBe(ERRORS.ERR_LOCK_TIMEOUT);
  await first.lock.unlock();
  await ask(locker).locked;
});
