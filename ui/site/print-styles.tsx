import { useEffect } from "react";

/** A print style sheet, loaded once the page is hydrated, so that it does not compete with the first paint. */
export function PrintStyles({ href }: { href: string }) {
  useEffect(() => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", media: "print", href });
    document.head.append(link);
    return () => link.remove();
  }, [href]);
  return (
    <noscript>
      <link rel="stylesheet" href={href} media="print" />
    </noscript>
  );
}
