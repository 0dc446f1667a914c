import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonClass } from "./button-class.ts";

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string; newTab?: boolean };

/**
 * A link to a page of the site (fetched ahead at the first intent) or, for an address with a scheme, away from it.
 * A new tab is announced to screen readers.
 */
export function SiteLink({ to, newTab = false, children, ...rest }: SiteLinkProps) {
  const opens = newTab ? { target: "_blank", rel: "noopener" } : {};
  const label = (
    <>
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </>
  );
  if (/^[a-z]+:/.test(to))
    return (
      <a {...rest} {...opens} href={to}>
        {label}
      </a>
    );
  return (
    <Link {...rest} {...opens} to={to} prefetch="intent">
      {label}
    </Link>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: SiteLinkProps & ButtonLook) {
  return <SiteLink {...rest} className={buttonClass({ variant, size }, className)} />;
}
