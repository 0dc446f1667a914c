import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { pageStorageScript } from "./page-storage.ts";

/** The storage that a page's scripts get when the browser allows it, forbids it, or lacks it. */
function visit(storage: PropertyDescriptor, script: string): unknown {
  const window = Object.defineProperties({}, { localStorage: storage, sessionStorage: storage });
  return runInNewContext(`${pageStorageScript};${script}`, { window });
}

const forbidden = {
  configurable: true,
  get() {
    throw new Error("The operation is insecure.");
  },
};

it.each([
  ["forbidden", forbidden],
  ["none", { configurable: true, value: null }],
])("stands in for storage that is %s, as long as the page", (_, storage) => {
  expect(visit(storage, "window.localStorage.setItem('a', 1); window.localStorage.getItem('a')")).toBe("1");
  expect(visit(storage, "window.sessionStorage.b = 'c'; window.sessionStorage.getItem('b')")).toBe("c");
  const removed = "window.sessionStorage.setItem('a', 1); window.sessionStorage.removeItem('a');";
  expect(visit(storage, `${removed} window.sessionStorage.getItem('a')`)).toBeNull();
  expect(visit(storage, "window.localStorage.theme")).toBeUndefined();
});

it("leaves storage alone that the browser gives", () => {
  const own = { length: 0 };
  expect(visit({ configurable: true, value: own }, "window.localStorage")).toBe(own);
});
