import { Search } from "lucide-react";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { SiteLink } from "#ui/site/site-link.tsx";
import { AccountLinks } from "./account-links.tsx";
import { DesktopNavigation } from "./desktop-navigation.tsx";
import { MobileNavigation } from "./mobile-navigation.tsx";
import { RenderedOnce } from "./rendered-once.tsx";
import { SectionLink } from "./section-link.tsx";
import { Wordmark } from "./wordmark.tsx";

function SearchLink({ label }: { label: string }) {
  return (
    <SiteLink to="/search" aria-label={label} className="header-button">
      <Search size={22} aria-hidden="true" />
    </SiteLink>
  );
}

/** The sticky header of every page, 64 px high (specification §2). */
export function Header() {
  const { words, off = [] } = useFrame();
  const search = !off.includes("search") && <SearchLink label={words.search} />;
  return (
    <RenderedOnce part="header" className="sticky top-0 z-40 h-header border-b border-line bg-paper">
      <div className="page flex h-full items-center justify-between gap-4">
        <SiteLink to="/" aria-label={words.home} className="flex min-h-11 items-center">
          <Wordmark />
        </SiteLink>
        <DesktopNavigation />
        <div className="hidden items-center gap-3 lg:flex">
          {search}
          <AccountLinks />
          <SectionLink section="contact">{words.contact}</SectionLink>
        </div>
        <div className="flex items-center lg:hidden">
          {search}
          <MobileNavigation />
        </div>
      </div>
    </RenderedOnce>
  );
}
