import { createContext, useContext } from "react";
import type { Site } from "#domains/content/rules/site.ts";
import { FRAME_ID } from "#shared/serving/hydration.ts";
import { type Frame, frameOf, frameText } from "./frame-of.ts";

/** The state of the site that the server renders. */
export const RenderedSite = createContext<Site | null>(null);

/** The site being rendered; null in the browser. */
export const useRenderedSite: () => Site | null = import.meta.env.SSR ? () => useContext(RenderedSite) : () => null;

declare global {
  interface Window {
    /** The frame, if a file of its own brought it (`frameScript`). */
    sentFrame?: Frame;
  }
}

/** The frame in the browser, as it was last sent. */
let latest: Frame | undefined = import.meta.env.SSR ? undefined : sentWithPage();

function sentWithPage(): Frame | undefined {
  const text = document.getElementById(FRAME_ID)?.textContent;
  return window.sentFrame ?? (text ? JSON.parse(text) : undefined);
}

/**
 * The frame from the root loader's data. They lack it in a document that names the frame's file. They are missing in the
 * page of a failed form, because the loaders did not run then, and after data that did not arrive. Then the server makes
 * the frame from the site, and the browser keeps the latest one.
 */
export function useSentFrame(loaded: Frame | null | undefined): Frame {
  const site = useRenderedSite();
  const made = import.meta.env.SSR && site ? frameOf(site) : undefined;
  const frame = loaded ?? made ?? latest;
  if (!frame) throw new Error("The page has no frame.");
  if (!import.meta.env.SSR) latest = frame;
  return frame;
}

/**
 * The frame as text of the page, for hydration, if the data lack it. The server sends the address of its file instead,
 * except in development (server/serving/document.ts).
 */
export function FrameText({ frame }: { frame: Frame }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, which cannot end the script
  return <script type="application/json" id={FRAME_ID} dangerouslySetInnerHTML={{ __html: frameText(frame) }} />;
}
