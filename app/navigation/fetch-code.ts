/** Files that are in the browser's cache or being fetched. */
const fetched = new Map<string, Promise<void>>();

/** Fetches a file into the browser's cache, as far as its headers allow. Rejects if it fails. */
export async function fetchFile(path: string, headers?: Record<string, string>): Promise<void> {
  const response = await fetch(path, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await response.arrayBuffer();
}

/**
 * Fetches the build's scripts into the browser's cache, by path. Rejects if one fails; the next call tries it again.
 * Every import waits for this: most browsers remember a module whose file failed and refuse to import it again while the
 * page is open. A failed `modulepreload` counts too.
 */
export async function fetchCode(paths: string[]): Promise<void> {
  const all = paths.map((path) => {
    const file = fetched.get(path) ?? fetchFile(path);
    fetched.set(path, file);
    file.catch(() => fetched.delete(path));
    return file;
  });
  await Promise.all(all);
}

/**
 * Wraps every `import()` of the build (scripts/vite-import-plugin.ts): resolves to the module once all its files are
 * cached.
 */
export async function importFetched<Module>(load: () => Promise<Module>, files: string[]): Promise<Module> {
  await fetchCode(files.map((file) => `/${file}`));
  return await load();
}
