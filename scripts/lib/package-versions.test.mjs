import { expect, test } from "vitest";
import { compareVersions, versionsIn } from "./package-versions.mjs";

const madison = `
chromium-headless-shell | 99.0.4844.51-1~deb11u1 | http://deb.debian.org/debian bullseye/main amd64 Packages
chromium-headless-shell | 156.0.8078.79-1~deb12u1 | http://deb.debian.org/debian-security bookworm-security/main amd64 Packages
chromium-headless-shell | 150.0.7871.100-1~deb12u1 | http://deb.debian.org/debian bookworm/main amd64 Packages
chromium-headless-shell | 150.0.7871.100-1~deb12u1 | http://mirror.example/debian bookworm/main amd64 Packages
`;

test("every version that an archive offers is found once", () => {
  expect(versionsIn(madison)).toEqual([
    "99.0.4844.51-1~deb11u1",
    "156.0.8078.79-1~deb12u1",
    "150.0.7871.100-1~deb12u1",
  ]);
  expect(versionsIn("")).toEqual([]);
});

test("versions are told apart by their numbers, not by their letters", () => {
  expect(versionsIn(madison).sort(compareVersions)).toEqual([
    "99.0.4844.51-1~deb11u1",
    "150.0.7871.100-1~deb12u1",
    "156.0.8078.79-1~deb12u1",
  ]);
  expect(compareVersions("150.0.7871.100-1", "150.0.7871.99-2")).toBeGreaterThan(0);
  expect(compareVersions("150.0", "150.0")).toBe(0);
});
