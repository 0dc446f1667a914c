import { useEffect } from "react";
import { saysSignedIn } from "#domains/accounts/rules/says-signed-in.ts";

/** Reloads a visitor's own page when it is shown again after they have signed out. */
export function usePrivatePage() {
  useEffect(() => {
    const onShow = () => {
      if (document.visibilityState === "visible" && !saysSignedIn(document.cookie)) location.reload();
    };
    addEventListener("pageshow", onShow);
    document.addEventListener("visibilitychange", onShow);
    return () => {
      removeEventListener("pageshow", onShow);
      document.removeEventListener("visibilitychange", onShow);
    };
  }, []);
}
