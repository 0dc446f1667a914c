import { useLocation } from "react-router";
import { localAddress } from "#domains/content/rules/local-address.ts";

/** The path of the page that is open, without the prefix of its language. */
export const usePagePath = (): string => localAddress(useLocation().pathname).path;
