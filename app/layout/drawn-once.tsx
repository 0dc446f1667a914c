import { createContext, type ReactNode, useContext } from "react";

/** What the server has drawn of the shell before, at the same path: the markup inside each part. */
export type DrawnMarkup = { header?: string; footer?: string };

export const DrawnMarkupContext = createContext<DrawnMarkup>({});

const nothing: DrawnMarkup = {};
const useDrawnMarkup = import.meta.env.SSR ? () => useContext(DrawnMarkupContext) : () => nothing;

/**
 * A part of the shell that follows from the path alone. The server draws it once for each path and then has its markup;
 * in the browser it is drawn, and hydrated, as it stands here.
 */
export function DrawnOnce({
  part: Part,
  className,
  children,
}: {
  part: keyof DrawnMarkup;
  className: string;
  children: ReactNode;
}) {
  const markup = useDrawnMarkup()[Part];
  if (markup === undefined) return <Part className={className}>{children}</Part>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very component has drawn
  return <Part className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
