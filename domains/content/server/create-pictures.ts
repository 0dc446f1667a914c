import { createHash } from "node:crypto";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { buffer, json } from "node:stream/consumers";
import { z } from "zod";
import { type Picture, picturesOf } from "#domains/content/rules/pictures.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { type FileStorage, type ListKey, type StorageKey, storageKey, unlessTaken } from "#server/storage/port.ts";
import type { Drawer } from "./port.ts";

/** Raise this whenever the same drawing should give another picture. */
const drawingVersion = 1;

/** The key under which a picture is stored: a hash of everything it shows. */
export function pictureKey({ path, drawing }: Picture): StorageKey {
  const shown = JSON.stringify([drawingVersion, drawing]);
  return storageKey(`pictures/${createHash("sha256").update(shown).digest("hex").slice(0, 32)}${extname(path)}`);
}

/** A picture that was drawn after a publication, in memory. */
export interface StoredPicture {
  path: string;
  key: StorageKey;
  content: Buffer;
}

/** The pictures drawn from the published site. */
export interface Pictures {
  /**
   * The last picture that was drawn for this path; undefined if the build's picture is up to date, or nothing was drawn
   * since.
   */
  stored(path: string): StoredPicture | undefined;
  /** Reads the pictures that this or another process has stored. Answers whether every picture is up to date. */
  load(): Promise<boolean>;
  /** Draws and stores the outdated pictures, one after the other; rejects if one could not be drawn. */
  drawMissing(): Promise<void>;
}

interface Deps {
  site: () => Site;
  storage: Pick<FileStorage, "open" | "describe" | "put" | "replaceList" | "remove">;
  /** The keys of the pictures that the build drew, by path. */
  built: ReadonlyMap<string, string>;
  drawer: Drawer;
}

/** The stored picture of each path: one file, so that reading it shows which are new. */
const listKey = "pictures/list.json";
const listShape = z.record(z.string(), z.string().transform(storageKey));

/** The most bytes of pictures in memory: some 400. Those that come later in the site show their section's. */
const mostBytes = 32 * 1024 * 1024;

/** After this many failures the others would most likely fail too. */
const mostFailures = 3;

/** Keeps the pictures of a site, with nothing loaded yet. */
export function createPictures({ site, storage, built, drawer }: Deps): Pictures {
  let held: ReadonlyMap<string, StoredPicture> = new Map();
  let running: Promise<unknown> = Promise.resolve();

  const read = async <Content>(
    key: StorageKey | ListKey,
    how: (file: Readable) => Promise<Content>,
  ): Promise<Content | null> => {
    const file = await storage.open(key);
    return file ? await how(file) : null;
  };
  const readList = async () => new Map(Object.entries(listShape.parse((await read(listKey, json)) ?? {})));
  /** The pictures that the build does not have in their current form. */
  const changed = () => picturesOf(site()).filter((picture) => built.get(picture.path) !== pictureKey(picture));

  /** A stored picture, read once; null if it is gone. */
  const fetchOnce = async (path: string, key: StorageKey): Promise<StoredPicture | null> => {
    const before = held.get(path);
    if (before?.key === key) return before;
    const content = await read(key, buffer);
    return content && { path, key, content };
  };

  const load = async () => {
    const list = await readList();
    const pictures = changed();
    const next = new Map<string, StoredPicture>();
    let bytes = 0;
    let isComplete = true;
    for (const picture of pictures) {
      const key = list.get(picture.path);
      const found = key === undefined ? null : await fetchOnce(picture.path, key);
      isComplete &&= found?.key === pictureKey(picture);
      bytes += found?.content.length ?? 0;
      if (found && bytes <= mostBytes) next.set(picture.path, found);
    }
    held = next;
    return isComplete;
  };

  /** Replaces the list, then removes the files that it no longer names. */
  const saveList = async (list: ReadonlyMap<string, StorageKey>, gone: StorageKey[]) => {
    await storage.replaceList(listKey, Readable.from([JSON.stringify(Object.fromEntries(list))]));
    const named = new Set(list.values());
    for (const key of gone) if (!named.has(key)) await storage.remove(key);
  };

  const loadAlone = (): Promise<boolean> => {
    const loading = running.catch(() => {}).then(load);
    running = loading;
    return loading;
  };

  /** Draws a picture and stores it in place of the previous one. */
  const replace = async (list: Map<string, StorageKey>, picture: Picture) => {
    const key = pictureKey(picture);
    const before = list.get(picture.path);
    const drawn = await drawer.draw(picture.drawing);
    await storage.put(key, Readable.from([drawn])).catch(unlessTaken);
    list.set(picture.path, key);
    await saveList(list, before === undefined ? [] : [before]);
    await loadAlone();
  };

  /** Forgets the stored pictures that the site no longer has, or that the build has in their current form. */
  const forgetOthers = async (list: Map<string, StorageKey>, pictures: Picture[]) => {
    const paths = new Set(pictures.map(({ path }) => path));
    const gone = [...list].filter(([path]) => !paths.has(path));
    for (const [path] of gone) list.delete(path);
    const keys = gone.map(([, key]) => key);
    if (gone.length > 0) await saveList(list, keys);
  };

  const drawMissing = async () => {
    const list = await readList();
    const pictures = changed();
    const failures: unknown[] = [];
    for (const picture of pictures) {
      const key = pictureKey(picture);
      if (list.get(picture.path) === key && (await storage.describe(key))) continue;
      await replace(list, picture).catch((error: unknown) => failures.push(error));
      if (failures.length === mostFailures) break;
    }
    await forgetOthers(list, pictures);
    if (failures.length > 0) throw failures[0];
  };

  return { stored: (path) => held.get(path), load: loadAlone, drawMissing };
}
