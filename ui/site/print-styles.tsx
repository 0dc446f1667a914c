import { useEffect } from "react";

/** A style sheet for paper, which comes once the page is hydrated: the first paint need not compete with it. */
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
