/** A path that every browser reads as one on this site: one slash first, no backslash, no control character. */
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * The path to open after signing in: the one on this site that asked for it, with its query and anchor, or "/"
 * (specification §1). Anything a browser might read as another site's address, even if encoded repeatedly, becomes "/";
 * so do the sign-in pages themselves.
 */
export function returnPath(asked: string | null | undefined): string {
  if (!asked || asked.length > 1000 || !isOwn(asked)) return "/";
  const { origin, pathname, search, hash } = new URL(asked, "https://own.invalid");
  // ".." segments may bring later parts of the path to the front.
  if (origin !== "https://own.invalid" || !isOwn(pathname) || /^(?:\/\w\w)?\/sign-(in|up|out)(\/|$)/.test(pathname))
    return "/";
  return `${pathname}${search}${hash}`;
}

/** Whether a path is on this site, however often it is decoded. */
function isOwn(address: string): boolean {
  let path = address.split(/[?#]/)[0] ?? "";
  for (let times = 0; times < 5 && ownPath.test(path); times += 1) {
    const decoded = decode(path);
    if (decoded === path) return !/\p{Cc}/u.test(address);
    path = decoded;
  }
  return false;
}

/** Empty for a text that cannot be decoded. */
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
