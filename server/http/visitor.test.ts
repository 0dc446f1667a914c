import fc from "fast-check";
import { expect, it } from "vitest";
import { createLog } from "#server/config/log.ts";
import { limitKey, locateVisitor } from "./visitor.ts";

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["1:2::4:5:6:7:8", "1:2:0:4::/64"],
  ["1::3:4:5:6:7:8", "1:0:3:4::/64"],
  ["1::4:5:6:7:8", "1:0:0:4::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:0002:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["1::1%0:0:0:0:0:0:0", "1:0:0:0::/64"],
  ["2001:db8:a:b::", "2001:db8:a:b::/64"],
  ["1:2:3:4:5:6:7::", "1:2:3:4::/64"],
  ["64:ff9b:1:2:3:4:192.0.2.1", "64:ff9b:1:2::/64"],
  ["::ffff:0:0:0:0:0", "0:0:ffff:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
])("%s is limited as %s", (address, key) => {
  expect(limitKey(address)).toBe(key);
});

const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));

it("is one key for a household, in any spelling of its addresses, and another for the next", () => {
  const prefix = fc.tuple(group, group, group, group);
  const host = fc.tuple(group, group, group, group);
  fc.assert(
    fc.property(prefix, host, host, (net, one, other) => {
      const key = limitKey([...net, ...one].join(":"));
      expect(limitKey([...net, ...other].join(":"))).toBe(key);
      expect(limitKey([...net, ...one].map((part) => part.padStart(4, "0").toUpperCase()).join(":"))).toBe(key);
      const neighbour = [...net.slice(0, 3), (Number.parseInt(net[3], 16) ^ 1).toString(16)];
      expect(limitKey([...neighbour, ...one].join(":"))).not.toBe(key);
    }),
  );
});

it("is the address itself for IPv4", () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(limitKey(address)).toBe(address);
    }),
  );
});

const visitor = { address: "192.0.2.1", requestId: "request-1", headers: new Headers() };

/** The result and log lines of `locateVisitor` when the locator returns `located`. */
async function locate(located: () => Promise<string | null>) {
  const lines: string[] = [];
  const log = createLog({ logLevel: "info" }, { write: (line) => lines.push(line) });
  return { answer: await locateVisitor({ geo: { locate: located }, log }, visitor), lines };
}

const unknown = { success: false, country: null, country_code: null };

it("names the country a visitor seems to be in", async () => {
  const { answer, lines } = await locate(async () => "PK");
  expect(answer).toEqual({ success: true, country: "Pakistan", country_code: "PK" });
  expect(lines).toEqual([]);
});

it("names no country that is unknown or has no name", async () => {
  for (const code of [null, "QX"]) expect(await locate(async () => code)).toEqual({ answer: unknown, lines: [] });
});

it("answers and logs a failed lookup, without the address", async () => {
  for (const [thrown, reason] of [
    [new TypeError("192.0.2.1"), "TypeError"],
    ["192.0.2.1", "unknown"],
  ]) {
    const { answer, lines } = await locate(() => Promise.reject(thrown));
    expect(answer).toEqual(unknown);
    expect(lines.join()).not.toContain("192.0.2.1");
    expect(JSON.parse(lines.join())).toMatchObject({ requestId: "request-1", reason, msg: "country lookup failed" });
  }
});
