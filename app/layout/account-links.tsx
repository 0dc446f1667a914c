import { useFrame } from "#domains/content/site/site-frame.ts";
import { buttonClass } from "#ui/site/button-class.ts";
import { SiteLink } from "#ui/site/site-link.tsx";
import { SectionLink } from "./section-link.tsx";
import { UserMenu } from "./user-menu.tsx";

/**
 * Sign In for signed-out visitors, LMS and the user menu for signed-in ones, in one place: the root element's attributes
 * decide which shows (specification §2, header).
 */
export function AccountLinks() {
  const { words } = useFrame();
  return (
    <div className="either">
      <SiteLink to="/sign-in" className={buttonClass({ variant: "quiet" }, "when-signed-out")}>
        {words.signIn}
      </SiteLink>
      <div className="when-signed-in flex items-center gap-1">
        <SectionLink section="lms">{words.lms}</SectionLink>
        <UserMenu />
      </div>
    </div>
  );
}
