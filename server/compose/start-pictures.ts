import { setTimeout as sleep } from "node:timers/promises";
import { emailPicture } from "#domains/content/rules/pictures.ts";
import { workPictures } from "#domains/content/server/picture-jobs.ts";
import { createPictures, type Pictures } from "#domains/content/server/pictures.ts";
import type { Drawer, PhotoEncoder } from "#domains/content/server/port.ts";
import type { Foundation } from "#server/compose/create-foundation.ts";

/** What the build drew, and what draws the rest. */
export interface BuiltPictures {
  /** The keys of what the build drew, by path. */
  keys: ReadonlyMap<string, string>;
  /** The picture at the top of emails. */
  email: Buffer | null;
  drawer: Drawer;
  photos: PhotoEncoder;
}

export interface ShownPictures extends Pick<Pictures, "stored"> {
  /** The PNG at the top of emails as it is now; null without a build. */
  email(): Buffer | null;
  stop(): void;
}

/** How often storage is asked for pictures that are being drawn elsewhere: at first and at most, in milliseconds. */
const [firstLook, lastLook] = [1_000, 15_000];

/** How long a start waits for what is stored, in milliseconds: a slow storage must not hold it up. */
const startPatience = 1_000;

/**
 * Has pictures drawn that do not show what is published, now and after each publication, and loads them as they are
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
    // The job may come before the publication that it is for, and another publication while it is done.
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
