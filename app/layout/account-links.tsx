import { buttonClass } from "#app/ui/button-class.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { SectionLink } from "./section-link.tsx";

/** Sign In for signed-out visitors, LMS for signed-in ones, in one place: which shows is the root element's word. */
export function AccountLinks({ className = "" }: { className?: string }) {
  return (
    <div className="either">
      <SiteLink to="/sign-in" className={buttonClass({ variant: "quiet" }, `when-signed-out ${className}`)}>
        Sign In
      </SiteLink>
      <SectionLink anchor="#lms" page="/lms" className={`when-signed-in ${className}`}>
        LMS
      </SectionLink>
    </div>
  );
}
