import { CircleUserRound } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { forgetTyped } from "#ui/form/forget-typed.ts";
import { SiteLink } from "#ui/site/site-link.tsx";

/** The account menu of the header: a popover, so it opens before hydration. Signing out loads the home page again. */
export function UserMenu() {
  const { userMenu } = useFrame();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => menu.current?.hidePopover(), [key]);

  return (
    <>
      <button type="button" popoverTarget={id} aria-label={userMenu.name} className="header-button">
        <CircleUserRound size={24} aria-hidden="true" />
      </button>
      <div ref={menu} id={id} popover="auto" className="user-menu">
        {[...userMenu.own, userMenu.account].map(({ name, href }) => (
          <SiteLink key={href} to={href}>
            {name}
          </SiteLink>
        ))}
        <form method="post" action={userMenu.leave} onSubmit={forgetTyped}>
          <button type="submit" className="menu-entry">
            {userMenu.signOut}
          </button>
        </form>
      </div>
    </>
  );
}
