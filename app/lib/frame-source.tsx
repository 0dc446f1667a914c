import { createContext, useContext } from "react";
import type { Site } from "#shared/rules/site.ts";
import { type Frame, frameOf } from "./frame-of.ts";

/** The state of the site that the server renders. */
export const RenderedSite = createContext<Site | null>(null);

/** The site being rendered; null in the browser. */
export const useRenderedSite: () => Site | null = import.meta.env.SSR ? () => useContext(RenderedSite) : () => null;

const id = "frame";

/** The frame in the browser, as it was last sent. */
let latest: Frame | undefined = import.meta.env.SSR ? undefined : sentWithPage();

function sentWithPage(): Frame | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/**
 * The frame from the root loader's data. They are missing in the page of a failed form, because the loaders did not run
 * then, and after data that did not arrive: the server makes the frame from the site, the browser keeps the latest one.
 */
export function useSentFrame(loaded: Frame | undefined): Frame {
  const site = useRenderedSite();
  const made = import.meta.env.SSR && site ? frameOf(site) : undefined;
  const frame = loaded ?? made ?? latest;
  if (!frame) throw new Error("The page has no frame.");
  if (!import.meta.env.SSR) latest = frame;
  return frame;
}

/** The frame as text of the page, for hydration; the page's head shows it to the browser only if the data lack it. */
export function FrameText({ frame }: { frame: Frame }) {
  const text = JSON.stringify(frame).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, which cannot end the script
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: text }} />;
}
