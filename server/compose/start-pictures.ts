import { setTimeout as sleep } from "node:timers/promises";
import { emailPicture } from "#domains/content/rules/pictures.ts";
import { createPictures, type Pictures } from "#domains/content/server/create-pictures.ts";
import { workPictures } from "#domains/content/server/picture-jobs.ts";
import type { Drawer, PhotoEncoder } from "#domains/content/server/port.ts";
import type { Foundation } from "#server/compose/create-foundation.ts";

/** The pictures that the build drew, and the renderer for the rest. */
export interface BuiltPictures {
  /** The keys of the build's pictures, by path. */
  keys: ReadonlyMap<string, string>;
  /** The picture at the top of emails. */
  email: Buffer | null;
  drawer: Drawer;
  photos: PhotoEncoder;
}

export interface ShownPictures extends Pick<Pictures, "stored"> {
  /** The current PNG for the top of emails; null without a build. */
  email(): Buffer | null;
  stop(): void;
}

/** First and longest interval between checks of the storage for pictures being drawn elsewhere, in milliseconds. */
const [firstLook, lastLook] = [1_000, 15_000];

/** Time a start waits for stored pictures, in milliseconds: a slow storage must not delay it. */
const startPatience = 1_000;

/**
 * Draws pictures that do not show the published site, now and after each publication, and loads them once they are
 * stored. Without a build there are none.
 */
export async function startPictures(foundation: Foundation, built: BuiltPictures | undefined): Promise<ShownPictures> {
  if (!built) return { stored: () => undefined, email: () => null, stop: () => {} };
  const { storage, publishedSite, site, boss, log } = foundation;
  let isStopped = false;
  const drawer: Drawer = {
    async draw(drawing) {
      if (isStopped) throw new Error("The program ends.");
      return await built.drawer.draw(drawing);
    },
    end: built.drawer.end,
  };
  const pictures = createPictures({ site, storage, built: built.keys, drawer });
  let timer: NodeJS.Timeout | undefined;
  const draw = async () => {
    // The job may come before its publication, or after the next one.
    do {
      await publishedSite.refresh();
      await pictures.drawMissing().finally(built.drawer.end);
    } while (!(isStopped || (await pictures.load())));
  };
  const jobs = await workPictures(boss, draw, log);
  const follow = async (wait: number, isAsked = false): Promise<void> => {
    clearTimeout(timer);
    let hasAsked = isAsked;
    try {
      if ((await pictures.load()) || isStopped) return;
      if (!isAsked) await jobs.enqueue();
      hasAsked = true;
    } catch (err) {
      if (!isStopped) log.warn({ err }, "pictures were not loaded: those before stay");
    }
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(follow, wait, Math.min(2 * wait, lastLook), hasAsked).unref();
  };
  publishedSite.onShow(() => void follow(firstLook));
  await Promise.race([follow(firstLook), sleep(startPatience, undefined, { ref: false })]);
  return {
    stored: pictures.stored,
    email: () => pictures.stored(emailPicture)?.content ?? built.email,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      built.drawer.end();
    },
  };
}
