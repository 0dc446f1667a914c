/** What this device remembers of a student. A browser may forbid storage; then it remembers nothing. */
function use<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(localStorage);
  } catch {
    return null;
  }
}

/** A text kept under a key for each thing it is about. */
function keptText(prefix: string) {
  return {
    read: (id: string) => use((storage) => storage.getItem(prefix + id)),
    keep: (id: string, text: string) => void use((storage) => storage.setItem(prefix + id, text)),
    forget: (id: string) => void use((storage) => storage.removeItem(prefix + id)),
  };
}

/** The Secret ID of each batch this device has unlocked (specification §4, "Video access"). */
export const secretIds = keptText("secret-id:");

const places = keptText("lecture-place:");

/** Where the student stopped in a lecture, in seconds; null where it has not begun, or is over. */
export const lecturePlace = {
  read(lectureId: string): number | null {
    const seconds = Number.parseFloat(places.read(lectureId) ?? "");
    return Number.isFinite(seconds) && seconds >= 1 ? seconds : null;
  },
  keep: (lectureId: string, seconds: number) => places.keep(lectureId, seconds.toFixed(1)),
  forget: (lectureId: string) => places.forget(lectureId),
};

const speeds = keptText("lecture-");

/** How fast the student likes to listen, for all lectures. */
export const playbackSpeed = {
  read: () => Number(speeds.read("speed")) || 1,
  keep: (speed: number) => speeds.keep("speed", String(speed)),
};
