import { type ComponentProps, useContext } from "react";
import { sitePath } from "#shared/serving/site-path.ts";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { LinkPrefix } from "./link-prefix.ts";
import { UiWords } from "./ui-words.ts";

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string; newTab?: boolean };

/** The links that the router follows (app/layout/site-links.tsx). */
export const pageLinkSelector = "a[data-page]";

/** Addresses with a scheme, and those of this origin that are no pages of the site and load as documents. */
const loadsAsDocument = /^[a-z]+:|^\/(?:api|admin|classroom|verify)(?![\w-])/;

/**
 * A link to a page of the site, followed without a full load and prefetched at the first intent, or to another site for
 * an address with a scheme; the classroom is an application of its own. A new tab is announced to screen readers.
 */
export function SiteLink({ to, newTab = false, children, ...rest }: SiteLinkProps) {
  const prefix = useContext(LinkPrefix);
  return (
    <a
      {...rest}
      {...(newTab && { target: "_blank", rel: "noopener" })}
      href={sitePath(prefix, to)}
      data-page={loadsAsDocument.test(to) ? undefined : ""}
    >
      {children}
      {newTab && <NewTabNote />}
    </a>
  );
}

function NewTabNote() {
  const { newTab } = useContext(UiWords);
  return <span className="sr-only">{` ${newTab}`}</span>;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: SiteLinkProps & ButtonLook) {
  return <SiteLink {...rest} className={buttonClass({ variant, size }, className)} />;
}
