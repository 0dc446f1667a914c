import { Menu, X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { forgetTyped } from "#ui/form/forget-typed.ts";
import { buttonClass } from "#ui/site/button-class.ts";
import { Drawing } from "#ui/site/drawing.tsx";
import { SiteLink } from "#ui/site/site-link.tsx";
import { SectionLink } from "./section-link.tsx";

/** The menu on a narrow screen: a popover, so it opens before hydration and Escape closes it natively. */
export function MobileNavigation() {
  const { header, words, userMenu } = useFrame();
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);

  // Every navigation closes the menu, but hydration does not: the visitor may have opened it before.
  useEffect(() => {
    if (openedAt.current !== key) menu.current?.hidePopover();
    openedAt.current = key;
  }, [key]);

  return (
    <div className="mobile-navigation">
      <button type="button" popoverTarget={id} aria-label={words.menu} className="header-button -me-2.5">
        <Menu size={26} aria-hidden="true" className="mobile-open" />
        <X size={26} aria-hidden="true" className="mobile-close" />
      </button>
      <nav ref={menu} id={id} popover="auto" aria-label={words.navigation} className="mobile-menu">
        <ul className="page divide-y divide-line pt-2">
          {header.map(({ name, href, dropdown }) => (
            <li key={name}>
              {dropdown ? (
                <details className="group">
                  <summary className="menu-row">
                    {name}
                    <Drawing of="chevron-down" size={22} className="transition group-open:rotate-180" />
                  </summary>
                  <ul className="pb-4 text-ink-soft">
                    {[{ name: dropdown.all, href }, ...dropdown.links].map((link) => (
                      <li key={link.href}>
                        <SiteLink to={link.href}>{link.name}</SiteLink>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <SiteLink to={href} className="menu-row">
                  {name}
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
        <div className="page mt-6 grid grid-cols-2 gap-3">
          <div className="either">
            <SiteLink to="/sign-in" className={buttonClass({ variant: "quiet" }, "when-signed-out")}>
              {words.signIn}
            </SiteLink>
            <SectionLink section="lms" className="when-signed-in">
              {words.lms}
            </SectionLink>
          </div>
          <SectionLink section="contact">{words.contact}</SectionLink>
        </div>
        <ul className="own-pages when-signed-in page mt-3 grid grid-cols-2 gap-x-3">
          {userMenu.own.map(({ name, href }) => (
            <li key={href}>
              <SiteLink to={href}>{name}</SiteLink>
            </li>
          ))}
        </ul>
        <div className="when-signed-in page mt-3 grid grid-cols-2 gap-3 pb-8">
          <SiteLink to={userMenu.account.href} className={buttonClass({ variant: "quiet" })}>
            {userMenu.account.name}
          </SiteLink>
          <form method="post" action={userMenu.leave} onSubmit={forgetTyped}>
            <button type="submit" className={buttonClass({ variant: "quiet" }, "w-full")}>
              {userMenu.signOut}
            </button>
          </form>
        </div>
      </nav>
    </div>
  );
}
