/** Files that are in the browser's cache, or on their way there. */
const fetched = new Map<string, Promise<void>>();

/** Brings a file into the browser's cache, as far as its answer lets it be kept there. Rejects when it does not come. */
export async function fetchFile(path: string, headers?: Record<string, string>): Promise<void> {
  const response = await fetch(path, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await response.arrayBuffer();
}

/**
 * Brings scripts of the build into the browser's cache, by their paths. Rejects when one of them does not come; the next
 * call asks for it again. Every import waits for it: most browsers remember a module whose file did not come and refuse to
 * import it for as long as the page is open, and a `modulepreload` that fails counts too.
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

/** What the build wraps every `import()` in (scripts/vite-import-plugin.ts): the module, once all its files are here. */
export async function importFetched<Module>(load: () => Promise<Module>, files: string[]): Promise<Module> {
  await fetchCode(files.map((file) => `/${file}`));
  return await load();
}
