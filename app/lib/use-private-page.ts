import { useEffect } from "react";
import { saysSignedIn } from "#shared/rules/signed-in-cookie.ts";

/** A page of somebody's own: brought back by the browser after they signed out, it is asked for anew instead of shown. */
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
