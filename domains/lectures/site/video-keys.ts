/** Playback speeds. */
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** Seconds that a key seeks, and the share by which it changes the volume. */
const step = { seconds: 10, volume: 0.1 };

interface Video {
  video: HTMLVideoElement;
  /** Whether the video element itself has the focus, and not the frame around it. */
  focused: boolean;
  speed: number;
  chooseSpeed: (speed: number) => void;
}

/** The keys that a browser always handles itself while the video element has the focus. */
const browserKeys = new Set([" ", "arrowleft", "arrowright", "arrowup", "arrowdown"]);

/** Plays, seeks or changes the volume; false if the key has no function here or is left to the browser. */
export function pressVideoKey(key: string, { video, focused, speed, chooseSpeed }: Video): boolean {
  const at = speeds.indexOf(speed);
  const keys: Record<string, () => void> = {
    " ": () => void (video.paused ? video.play() : video.pause()),
    arrowleft: () => seek(video, -step.seconds),
    arrowright: () => seek(video, step.seconds),
    arrowup: () => sound(video, step.volume),
    arrowdown: () => sound(video, -step.volume),
    m: () => {
      video.muted = !video.muted;
    },
    c: () => toggleCaptions(video),
    f: () => void (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()),
    "<": () => chooseSpeed(speeds[at - 1] ?? speed),
    ">": () => chooseSpeed(speeds[at + 1] ?? speed),
  };
  const name = key.toLowerCase();
  const press = focused && browserKeys.has(name) ? undefined : keys[name];
  press?.();
  return press !== undefined;
}

function seek(video: HTMLVideoElement, seconds: number) {
  const end = Number.isFinite(video.duration) ? video.duration : 0;
  video.currentTime = Math.min(Math.max(video.currentTime + seconds, 0), end);
}

function sound(video: HTMLVideoElement, change: number) {
  video.volume = Math.min(Math.max(video.volume + change, 0), 1);
  video.muted = false;
}

function toggleCaptions({ textTracks }: HTMLVideoElement) {
  for (const track of textTracks) track.mode = track.mode === "showing" ? "hidden" : "showing";
}
