import { buildClerkJSScriptAttributes, clerkJSScriptUrl, clerkUIScriptUrl } from "@clerk/shared/loadClerkJsScript";
import { loadScript } from "@clerk/shared/loadScript";
import { timings } from "#shared/timings.ts";

type Mount = (place: HTMLDivElement, options: Record<string, string>) => void;

/** The parts we use of the object that Clerk's script leaves on the window. */
export interface Clerk {
  load(options: { ui: { ClerkUI: unknown } }): Promise<void>;
  isSignedIn: boolean;
  signOut(options: { redirectUrl: string }): Promise<void>;
  mountSignIn: Mount;
  mountSignUp: Mount;
  mountUserProfile: Mount;
  unmountSignIn(place: HTMLDivElement): void;
  unmountSignUp(place: HTMLDivElement): void;
  unmountUserProfile(place: HTMLDivElement): void;
}

declare global {
  interface Window {
    Clerk?: Clerk;
    __internal_ClerkUICtor?: unknown;
  }
}

/**
 * Clerk, loaded from its own servers and ready. A failed script is tried up to five more times (after 125 ms, doubling
 * each time, with jitter). Throws after 15,000 ms in all (specification §9).
 */
export async function loadClerk(publishableKey: string): Promise<Clerk> {
  const { promise: outOfTime, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(() => reject(new Error("Clerk did not load in time.")), timings.authScriptLoad);
  try {
    return await Promise.race([load(publishableKey), outOfTime]);
  } finally {
    clearTimeout(limit);
  }
}

async function load(publishableKey: string): Promise<Clerk> {
  const attributes = Object.entries(buildClerkJSScriptAttributes({ publishableKey }));
  const beforeLoad = (script: HTMLScriptElement) => {
    for (const [name, value] of attributes) script.setAttribute(name, value);
  };
  const options = { async: true, crossOrigin: "anonymous", beforeLoad } as const;
  await Promise.all([
    window.Clerk ?? loadScript(clerkJSScriptUrl({ publishableKey }), options),
    window.__internal_ClerkUICtor ?? loadScript(clerkUIScriptUrl({ publishableKey }), options),
  ]);
  if (!window.Clerk) throw new Error("Clerk's script left nothing behind.");
  await window.Clerk.load({ ui: { ClerkUI: window.__internal_ClerkUICtor } });
  return window.Clerk;
}
