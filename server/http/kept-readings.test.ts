import { expect, it } from "vitest";
import { keepReadings, readOnceFor } from "./kept-readings.ts";

const someone = () => ({ id: "a", name: null, email: null, emailVerified: false });

function counting() {
  let times = 0;
  const read = async () => {
    times += 1;
    return times;
  };
  return { read, what: read };
}

it("reads once for a request that changes nothing, however many ask at once, and each thing by itself", async () => {
  const [user, people, seats] = [someone(), counting(), counting()];
  keepReadings(user);
  const ask = () => readOnceFor(user, people.what, people.read);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await readOnceFor(user, seats.what, seats.read)).toBe(1);
  const other = someone();
  keepReadings(other);
  expect(await readOnceFor(other, people.what, people.read)).toBe(2);
});

it("reads again each time for any other request", async () => {
  const [user, people] = [someone(), counting()];
  expect(await readOnceFor(user, people.what, people.read)).toBe(1);
  expect(await readOnceFor(user, people.what, people.read)).toBe(2);
});
