import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Lecture } from "#domains/lectures/contract.ts";
import { lecturePlace, playbackSpeed } from "./device-memory.ts";
import { finishedFrom, useSavedProgress } from "./use-saved-progress.ts";

/** If a renewed link fails again within this time, in milliseconds, it is not renewed again. */
const patience = 5_000;

interface VideoOptions {
  lecture: Lecture;
  video: RefObject<HTMLVideoElement | null>;
  /** Requests a new link; false if there is none. */
  renew: () => Promise<boolean>;
}

/**
 * The behaviour of our own videos: playback resumes where the student stopped, keeps the chosen speed, and gets a new
 * link when the old one expires. Pass `handlers` to the video element.
 */
export function useVideo({ lecture, video, renew }: VideoOptions) {
  const lectureId = lecture._id;
  const progress = useSavedProgress(lecture);
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const [speed, setSpeed] = useState(playbackSpeed.read);
  const renewedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (video.current) video.current.playbackRate = speed;
  }, [speed, video]);

  const handlers = {
    onLoadedMetadata() {
      const { current } = video;
      if (!current) return;
      current.playbackRate = speed;
      const place = lecturePlace.read(lectureId);
      if (place === null || place > current.duration * finishedFrom) return;
      current.currentTime = place;
      setResumedAt(place);
    },
    onTimeUpdate() {
      const { current } = video;
      if (!current || current.seeking || current.currentTime === 0) return;
      lecturePlace.write(lectureId, current.currentTime);
      progress.watch(current.currentTime, current.duration);
    },
    onPause() {
      progress.save();
    },
    onEnded() {
      lecturePlace.remove(lectureId);
    },
    async onError() {
      const isHopeless = performance.now() - renewedAt.current < patience;
      renewedAt.current = performance.now();
      setFailed(isHopeless || !(await renew()));
    },
  };

  // A video starts to load before hydration, so React misses the events of that time.
  const catchUp = useEffectEvent(() => {
    const { current } = video;
    if (current && current.readyState >= HTMLMediaElement.HAVE_METADATA) handlers.onLoadedMetadata();
    else if (current?.error) void handlers.onError();
  });
  useEffect(() => catchUp(), []);

  const startOver = () => {
    if (video.current) video.current.currentTime = 0;
    lecturePlace.remove(lectureId);
    setResumedAt(null);
  };
  const chooseSpeed = (chosen: number) => {
    playbackSpeed.write(chosen);
    setSpeed(chosen);
  };
  const tryAgain = async () => setFailed(!(await renew()));
  return { handlers, resumedAt, startOver, speed, chooseSpeed, failed, tryAgain };
}
