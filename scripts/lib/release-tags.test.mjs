import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkOut, fetchTags, removeCheckout, verifyTag } from "./release-tags.mjs";
import { homeOf, markedRelease, markRelease, newestRelease, releaseFolder, tagOf } from "./releases.mjs";

const folder = mkdtempSync(join(tmpdir(), "darsgah-tags-"));
const author = join(folder, "author");
const home = join(folder, "home");
const trusted = join(folder, "trusted");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const person = ["-c", "user.name=Releases", "-c", "user.email=releases@example.com", "-c", "gpg.format=ssh"];
const git = (...args) =>
  execFileSync("git", [...person, ...args], { cwd: author, stdio: "pipe" })
    .toString()
    .trim();
const sign = (tag, key) => git("-c", `user.signingKey=${join(folder, key)}`, "tag", "-s", "-m", tag, tag);

beforeAll(() => {
  for (const key of ["ours", "theirs"])
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", join(folder, key)]);
  writeFileSync(trusted, `# the releases\nreleases ${readFileSync(join(folder, "ours.pub"), "utf8")}`);
  mkdirSync(author);
  git("init", "--quiet");
  mkdirSync(join(author, "scripts"));
  writeFileSync(join(author, "scripts/update.mjs"), "");
  writeFileSync(join(author, "package.json"), '{ "version": "1.0.0" }');
  git("add", ".");
  git("commit", "--quiet", "-m", "one");
  git("clone", "--quiet", author, home);
  sign("v1.1.0", "ours");
  sign("v1.2.0", "theirs");
  git("tag", "v1.3.0");
  git("tag", "-a", "-m", "none", "v1.4.0");
  git("update-ref", "refs/tags/v1.5.0", git("rev-parse", "refs/tags/v1.1.0"));
  // Signed, and then another text.
  const changed = git("cat-file", "tag", "v1.1.0").replace("tag v1.1.0", "tag v1.6.0");
  const id = execFileSync("git", ["hash-object", "-t", "tag", "-w", "--stdin"], { cwd: author, input: `${changed}\n` });
  git("update-ref", "refs/tags/v1.6.0", id.toString().trim());
});

test("the tags of all releases are fetched", async () => {
  expect(await fetchTags(home)).toEqual(["v1.1.0", "v1.2.0", "v1.3.0", "v1.4.0", "v1.5.0", "v1.6.0"]);
  await expect(fetchTags(folder)).rejects.toThrow("is no clone of the program's repository");
});

test("a tag that moved since it was fetched is refused", async () => {
  git("tag", "-f", "-a", "-m", "moved", "v1.4.0");
  await expect(fetchTags(home)).rejects.toThrow("The releases could not be fetched: ");
});

test("a tag that a trusted key signed gives its commit", async () => {
  expect(await verifyTag(home, "v1.1.0", trusted)).toBe(git("rev-parse", "HEAD"));
});

test.each([
  ["v1.2.0", "The signature of v1.2.0 is not of a key in"],
  ["v1.3.0", "v1.3.0 is not signed with an SSH key."],
  ["v1.4.0", "v1.4.0 is not signed with an SSH key."],
  ["v1.5.0", "v1.5.0 was signed under another name, v1.1.0."],
  ["v1.6.0", "The signature of v1.6.0 is not of a key in"],
  ["v9.9.9", "v9.9.9 is not signed with an SSH key."],
])("%s is refused: %s", async (tag, words) => {
  await expect(verifyTag(home, tag, trusted)).rejects.toThrow(words);
});

test("without a key that is trusted, nothing is", async () => {
  writeFileSync(join(folder, "empty"), "# none yet\n\n");
  for (const keys of ["empty", "missing"])
    await expect(verifyTag(home, "v1.1.0", join(folder, keys))).rejects.toThrow("No key is trusted yet.");
});

test("a release has a folder of its own, and is marked as the one that serves", async () => {
  const release = releaseFolder(home, "v1.1.0");
  await checkOut(home, git("rev-parse", "HEAD"), release);
  expect([homeOf(release), homeOf(home), homeOf(`${home}/`)]).toEqual([home, home, home]);
  expect(tagOf(release)).toBe("v1.0.0");
  expect(markedRelease(home)).toBe(home);
  markRelease(home, home, "former");
  markRelease(home, release);
  expect([markedRelease(home), markedRelease(home, "former")]).toEqual([release, home]);
  await removeCheckout(home, release);
  expect(markedRelease(home)).toBe(home);
});

test("the newest release is the highest version, and no try before it", () => {
  expect(newestRelease(["v1.9.0", "v1.10.0", "v1.11.0-rc.1", "vision"])).toBe("v1.10.0");
  expect(newestRelease([])).toBeUndefined();
});
