import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { day, minute } from "#shared/durations.ts";
import { knownDevice } from "#shared/retention.ts";
import { createKnownDevices } from "./known-devices.ts";

const secret = "a secret of more than thirty-two characters";
const devices = createKnownDevices(secret, "https://darsgah.example");
const email = "sana@example.com";
const headersWith = (cookie: string | undefined) => new Headers({ cookie: `theme=dark; ${cookie?.split(";")[0]}` });
const createCookie = () => devices.createCookie(new Headers(), email);

it("recognises the device that has signed in to an account, and no other", () => {
  const [one, other] = [createCookie(), createCookie()];
  const known = devices.recognise(headersWith(one), email);
  expect(known).toMatch(/^[\w-]{22}$/);
  expect(devices.recognise(headersWith(other), email)).not.toBe(known);
  expect(devices.recognise(headersWith(one), "other@example.com")).toBeNull();
  expect(devices.recognise(new Headers(), email)).toBeNull();
});

it("keeps a device's name when it signs in again, so that it has one count", () => {
  const first = headersWith(createCookie());
  const again = headersWith(devices.createCookie(first, email));
  expect(devices.recognise(again, email)).toBe(devices.recognise(first, email));
  const elsewhere = headersWith(devices.createCookie(first, "other@example.com"));
  expect(devices.recognise(elsewhere, "other@example.com")).not.toBe(devices.recognise(first, email));
});

it("is a cookie of this host only, unreadable by scripts, that names nobody", () => {
  const cookie = createCookie();
  expect(cookie).toMatch(/^__Host-device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(decodeURIComponent(cookie)).not.toContain("sana");
  expect(createKnownDevices(secret, "http://localhost:3000").createCookie(new Headers(), email)).toMatch(
    /^device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

it("forgets a device after its time, even if its browser keeps the cookie", () => {
  const cookie = headersWith(createCookie());
  const later = Date.now() + knownDevice.days * day;
  vi.setSystemTime(later - minute);
  expect(devices.recognise(cookie, email)).not.toBeNull();
  vi.setSystemTime(later + minute);
  expect(devices.recognise(cookie, email)).toBeNull();
  vi.useRealTimers();
});

it("accepts no cookie that was changed, made up, or signed with another secret", () => {
  const value = /=([^;]*)/.exec(createCookie())?.[1] ?? "";
  const recognised = (text: string) => devices.recognise(new Headers({ cookie: `__Host-device=${text}` }), email);
  fc.assert(
    fc.property(fc.nat(value.length - 2), fc.constantFrom("A", "b", "0", "-", "."), (at, letter) => {
      fc.pre(value[at] !== letter);
      expect(recognised(value.slice(0, at) + letter + value.slice(at + 1))).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."aA0-_.=% ") }), (text) => {
      expect(recognised(text)).toBeNull();
    }),
  );
  const other = createKnownDevices("quite another secret of this length!", "https://darsgah.example");
  expect(other.recognise(headersWith(createCookie()), email)).toBeNull();
});
