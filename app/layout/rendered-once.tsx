import { createContext, type ReactNode, useContext } from "react";

/** The shell's markup that the server has rendered before with the same frame, at the same place (`shellPlace`), by part. */
export type ShellMarkup = { header?: string; footer?: string };

export const ShellMarkupContext = createContext<ShellMarkup>({});

const nothing: ShellMarkup = {};
const useShellMarkup = import.meta.env.SSR ? () => useContext(ShellMarkupContext) : () => nothing;

/**
 * A part of the shell that depends only on the frame and the path's place in it. The server renders it once for each and
 * reuses its markup; the browser renders and hydrates it as usual.
 */
export function RenderedOnce({
  part: Part,
  className,
  children,
}: {
  part: keyof ShellMarkup;
  className: string;
  children: ReactNode;
}) {
  const markup = useShellMarkup()[Part];
  if (markup === undefined) return <Part className={className}>{children}</Part>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup rendered by this same component
  return <Part className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
