import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Runs git in the cloned folder, without its hooks and without a question to the terminal; resolves to its output. */
async function git(home, ...args) {
  const { stdout } = await run("git", ["-c", "core.hooksPath=/dev/null", ...args], {
    cwd: home,
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
  });
  return stdout;
}

/** The last line of a failed command's own words. */
const wordsOf = (error) => (error.stderr || error.message).trim().split("\n").at(-1);

/** Fetches the tags of all releases and returns their names. A tag that has changed since it was fetched is refused. */
export async function fetchTags(home) {
  await git(home, "rev-parse", "--git-dir").catch(() => {
    throw new Error(`${home} is no clone of the program's repository: an update needs one.`);
  });
  try {
    await git(home, "fetch", "--quiet", "--no-recurse-submodules", "origin", "refs/tags/v*:refs/tags/v*");
  } catch (error) {
    throw new Error(`The releases could not be fetched: ${wordsOf(error)}`);
  }
  return (await git(home, "tag", "--list", "v*")).split("\n").filter(Boolean);
}

/** Whether a file of trusted keys holds at least one. */
function holdsKey(path) {
  try {
    return readFileSync(path, "utf8")
      .split("\n")
      .some((line) => line.trim() !== "" && !line.startsWith("#"));
  } catch {
    return false;
  }
}

/**
 * The commit of a release whose tag is signed with a key in `keys`, for this very name. Throws in words without a key, and
 * for a tag without a signature, with another name inside, or of another key.
 */
export async function verifyTag(home, tag, keys) {
  if (!holdsKey(keys))
    throw new Error(`No key is trusted yet. Put the public key of the releases into ${keys} (docs/deployment.md).`);
  const name = `refs/tags/${tag}`;
  const text = await git(home, "cat-file", "tag", name).catch(() => "");
  if (!text.includes("-----BEGIN SSH SIGNATURE-----")) throw new Error(`${tag} is not signed with an SSH key.`);
  const [, inside] = /^object [0-9a-f]+\ntype commit\ntag (\S+)\n/.exec(text) ?? [];
  if (inside !== tag) throw new Error(`${tag} was signed under another name, ${inside ?? "or is no commit"}.`);
  try {
    await git(home, "-c", `gpg.ssh.allowedSignersFile=${keys}`, "verify-tag", name);
  } catch {
    throw new Error(`The signature of ${tag} is not of a key in ${keys}, or the tag was changed after it.`);
  }
  return (await git(home, "rev-parse", `${name}^{commit}`)).trim();
}

/** Puts a release's files into a folder of their own. */
export async function checkOut(home, commit, folder) {
  await removeCheckout(home, folder);
  await git(home, "worktree", "add", "--quiet", "--detach", folder, commit).catch((error) => {
    throw new Error(`The release's files could not be written: ${wordsOf(error)}`);
  });
}

/** Removes a release's folder, also one that was never whole. */
export async function removeCheckout(home, folder) {
  await git(home, "worktree", "remove", "--force", "--force", folder).catch(() => {});
  await git(home, "worktree", "prune");
}
