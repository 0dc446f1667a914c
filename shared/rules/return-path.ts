/** A path that no browser reads as anything but one of ours: one slash first, no backslash, no control character. */
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * Where to go after signing in: the own-origin path that asked for it, with its query and anchor, or "/" (specification
 * §1). Anything a browser might take for another site's address is "/", be it encoded once or more; so are the pages of
 * signing in themselves.
 */
export function returnPath(asked: string | null | undefined): string {
  if (!asked || asked.length > 1000 || !isOwn(asked)) return "/";
  const { origin, pathname, search, hash } = new URL(asked, "https://own.invalid");
  // Steps upwards may bring to the front what stood behind them.
  if (origin !== "https://own.invalid" || !isOwn(pathname) || /^\/sign-(in|up|out)(\/|$)/.test(pathname)) return "/";
  return `${pathname}${search}${hash}`;
}

/** Whether a path is our own, and stays it however often somebody decodes it. */
function isOwn(address: string): boolean {
  let path = address.split(/[?#]/)[0] ?? "";
  for (let times = 0; times < 5 && ownPath.test(path); times += 1) {
    const decoded = decode(path);
    if (decoded === path) return !/\p{Cc}/u.test(address);
    path = decoded;
  }
  return false;
}

/** What cannot be decoded is nobody's path. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

/** The address of the sign-in page that leads back to a path. */
export function signInPath(from: string): string {
  const back = returnPath(from);
  return back === "/" ? "/sign-in" : `/sign-in?from=${encodeURIComponent(back)}`;
}
