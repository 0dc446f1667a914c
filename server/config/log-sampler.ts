/** At most so many lines in each period, in milliseconds. */
interface Sampling {
  lines: number;
  within: number;
}

/**
 * Bounds what one kind of line costs when somebody makes the program write it without pause: `write` is called for the
 * first lines of each period, and `tell` once at its end with how many more there were.
 */
export function createLogSampler({ lines, within }: Sampling, tell: (leftOut: number) => void) {
  let written = 0;
  let leftOut = 0;
  let isCounting = false;
  const end = () => {
    isCounting = false;
    written = 0;
    if (leftOut > 0) tell(leftOut);
    leftOut = 0;
  };
  return (write: () => void) => {
    if (!isCounting) {
      isCounting = true;
      setTimeout(end, within).unref();
    }
    written += 1;
    if (written <= lines) write();
    else leftOut += 1;
  };
}
