import { createContext, type ReactNode, useContext } from "react";

/** The shell's markup that the server has rendered before at the same path, by part. */
export type DrawnMarkup = { header?: string; footer?: string };

export const DrawnMarkupContext = createContext<DrawnMarkup>({});

const nothing: DrawnMarkup = {};
const useDrawnMarkup = import.meta.env.SSR ? () => useContext(DrawnMarkupContext) : () => nothing;

/**
 * A part of the shell that depends only on the path. The server renders it once per path and reuses its markup; the
 * browser renders and hydrates it as usual.
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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup rendered by this same component
  return <Part className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
