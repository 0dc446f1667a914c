import { useContext } from "react";
import { sitePath } from "#shared/serving/site-path.ts";
import { LinkPrefix } from "./link-prefix.ts";

/** Makes paths of the site addresses in the language of the page, for its forms; links have `SiteLink`. */
export function useSitePath(): (path: string) => string {
  return sitePath.bind(null, useContext(LinkPrefix));
}
