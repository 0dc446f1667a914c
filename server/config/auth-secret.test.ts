import { mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { authSecret, restoreSecret, storedSecret } from "#server/config/auth-secret.ts";

const folder = () => mkdtempSync(join(tmpdir(), "darsgah-test-"));

it("generates a secret once, readable only by its owner, and finds it again", () => {
  const dataDir = folder();
  const made = authSecret(null, dataDir);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(authSecret(null, dataDir)).toBe(made);
  expect(authSecret(null, folder())).not.toBe(made);
  expect(readdirSync(dataDir)).toEqual(["auth-secret"]);
  expect(statSync(join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
});

it("prefers a given secret and writes nothing", () => {
  const dataDir = folder();
  expect(authSecret("x".repeat(40), dataDir)).toBe("x".repeat(40));
  expect(readdirSync(dataDir)).toEqual([]);
});

it("refuses a damaged secret", () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, "auth-secret"), "short");
  expect(() => authSecret(null, dataDir)).toThrow(/AUTH_SECRET must be set/);
});

it("is given to a backup if it is the data folder's own, and restored from one", () => {
  const [old, home] = [folder(), folder()];
  expect(storedSecret(null, old)).toBeNull();
  const made = authSecret(null, old);
  expect(storedSecret(null, old)).toBe(made);
  expect(storedSecret("x".repeat(40), old)).toBeNull();
  authSecret(null, home);
  restoreSecret(home, made);
  expect(authSecret(null, home)).toBe(made);
  expect(readdirSync(home)).toEqual(["auth-secret"]);
  expect(statSync(join(home, "auth-secret")).mode & 0o777).toBe(0o600);
});
