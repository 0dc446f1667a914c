import type { Foundation } from "#server/compose/create-foundation.ts";
import type { Drawer } from "#server/integrations/drawing/port.ts";
import { workPictures } from "#server/jobs/picture-jobs.ts";
import { createPictures, type Pictures } from "#server/services/pictures/pictures.ts";
import { emailPicture } from "#shared/rules/pictures.ts";

/** What the build drew, and what draws the rest. */
export interface BuiltPictures {
  /** The keys of what the build drew, by path. */
  keys: ReadonlyMap<string, string>;
  /** The picture at the top of emails. */
  email: Buffer | null;
  drawer: Drawer;
}

export interface ShownPictures extends Pick<Pictures, "stored"> {
  /** The PNG at the top of emails as it is now; null without a build. */
  email(): Buffer | null;
  stop(): void;
}

/** How often storage is asked for pictures that are being drawn elsewhere: at first and at most, in milliseconds. */
const [firstLook, lastLook] = [1_000, 15_000];

/**
 * Has pictures drawn that do not show what is published, now and after each publication, and loads them as they are
 * stored. Without a build there are none.
 */
export async function startPictures(foundation: Foundation, built: BuiltPictures | undefined): Promise<ShownPictures> {
  if (!built) return { stored: () => undefined, email: () => null, stop: () => {} };
  const { storage, publishedSite, site, boss, log } = foundation;
  const pictures = createPictures({ site, storage, built: built.keys, drawer: built.drawer });
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const draw = async () => {
    // The job may come before the publication that it is for, and another publication while it is done.
    do {
      await publishedSite.refresh();
      await pictures.drawMissing().finally(built.drawer.end);
    } while (!(isStopped || (await pictures.load())));
  };
  const jobs = await workPictures(boss, draw, log);
  const follow = async (wait: number): Promise<void> => {
    clearTimeout(timer);
    try {
      if (await pictures.load()) return;
      if (wait === firstLook && !isStopped) await jobs.enqueue();
    } catch (err) {
      if (!isStopped) log.warn({ err }, "pictures were not loaded: those before stay");
    }
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(follow, wait, Math.min(2 * wait, lastLook)).unref();
  };
  publishedSite.onShow(() => void follow(firstLook));
  void follow(firstLook);
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
