/** Accesses what this device stores for a student. Returns null if the browser forbids storage. */
function use<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(localStorage);
  } catch {
    return null;
  }
}

/** Texts stored under a prefix, one per id. */
function storedTexts(prefix: string) {
  return {
    read: (id: string) => use((storage) => storage.getItem(prefix + id)),
    write: (id: string, text: string) => void use((storage) => storage.setItem(prefix + id, text)),
    remove: (id: string) => void use((storage) => storage.removeItem(prefix + id)),
  };
}

/** The Secret ID of each batch this device has unlocked (specification §4, "Video access"). */
export const secretIds = storedTexts("secret-id:");

const places = storedTexts("lecture-place:");

/** The position where the student stopped in a lecture, in seconds; null if not started or finished. */
export const lecturePlace = {
  read(lectureId: string): number | null {
    const seconds = Number.parseFloat(places.read(lectureId) ?? "");
    return Number.isFinite(seconds) && seconds >= 1 ? seconds : null;
  },
  write: (lectureId: string, seconds: number) => places.write(lectureId, seconds.toFixed(1)),
  remove: (lectureId: string) => places.remove(lectureId),
};

const speeds = storedTexts("lecture-");

/** The student's playback speed, for all lectures. */
export const playbackSpeed = {
  read: () => Number(speeds.read("speed")) || 1,
  write: (speed: number) => speeds.write("speed", String(speed)),
};
