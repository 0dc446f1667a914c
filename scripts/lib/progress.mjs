/** Interval between progress lines in a log, in milliseconds; a terminal shows it twice a second. */
const everyInLog = 5_000;
const everyOnTerminal = 500;

/**
 * Reports the progress of a longer piece of work until `end`: on a terminal in one line that changes, elsewhere in a
 * line at the start, one every few seconds and one at the end. `tell` is the progress: "430 of 1134".
 */
export function startProgress(what, tell, stream = process.stdout) {
  const started = performance.now();
  const write = (text) => stream.write(stream.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
  const now = () => `${what}: ${tell()}, ${((performance.now() - started) / 1000).toFixed(0)} s`;
  write(`${what} …`);
  const timer = setInterval(() => write(now()), stream.isTTY ? everyOnTerminal : everyInLog);
  return {
    end() {
      clearInterval(timer);
      write(now());
      if (stream.isTTY) stream.write("\n");
    },
  };
}
