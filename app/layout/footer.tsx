import type { Frame } from "#domains/content/site/frame-of.ts";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { Drawing } from "#ui/site/drawing.tsx";
import { Girih } from "#ui/site/girih.tsx";
import { SiteLink } from "#ui/site/site-link.tsx";
import { ThemeChoice } from "#ui/theme-choice.tsx";
import { RenderedOnce } from "./rendered-once.tsx";
import { SocialIcon } from "./social-icon.tsx";
import { Wordmark } from "./wordmark.tsx";

/** Links under a heading; on a phone they are folded beneath it. */
function LinkColumn({ title, links }: { title: string; links: Frame["footer"]["legal"] }) {
  return (
    <nav aria-label={title}>
      <h2 className="footer-head unfolded-head">{title}</h2>
      <details className="unfolded group">
        <summary className="footer-head footer-fold">
          {title}
          <Drawing of="chevron-down" size={18} className="transition group-open:rotate-180" />
        </summary>
        <ul className="footer-links">
          {links.map(({ name, href }) => (
            <li key={name}>
              <SiteLink to={href}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function ContactColumn() {
  const { company, branches = [], words } = useFrame();
  const { street, area, city, postalCode, country } = company.address;
  return (
    <div className="col-span-2 sm:col-span-1">
      <h2 className="footer-head max-sm:hidden">{words.visit}</h2>
      <address className="not-italic text-on-band-soft max-sm:text-sm">
        <p className="py-1">
          {street}
          <br />
          {` ${area}, ${city} ${postalCode ?? ""}`.trimEnd()}
          <br className="max-sm:hidden" />
          {` ${country}`}
        </p>
        <ul className="footer-links flex flex-wrap gap-x-6 sm:block">
          {company.phones.map(({ e164, display }) => (
            <li key={e164}>
              <SiteLink to={`tel:${e164}`}>{display}</SiteLink>
            </li>
          ))}
        </ul>
        {branches.map(({ name, address, phone }) => (
          <p key={name} className="py-1">
            <bdi className="block font-semibold text-on-band">{name}</bdi>
            <bdi className="block">{address}</bdi>
            {phone && <bdi className="block">{phone}</bdi>}
          </p>
        ))}
      </address>
    </div>
  );
}

/** The footer of every page (specification §2). */
export function Footer() {
  const { company, footer, words } = useFrame();
  return (
    <RenderedOnce part="footer" className="on-dark mt-auto bg-band text-on-band">
      <div className="h-6 overflow-hidden md:h-14 border-b border-band-line text-accent opacity-60 [--strap:var(--band)]">
        <Girih tiling="4.8.8" angle={67.5} scale={17} strap={3.5} />
      </div>
      <div className="page grid grid-cols-2 gap-x-8 gap-y-2 py-4 sm:gap-y-8 sm:py-9 md:py-14 lg:grid-cols-[1.6fr_1fr_1.2fr_1.4fr]">
        <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 sm:col-span-1 sm:block">
          <Wordmark />
          <p className="order-last w-full max-w-xs text-on-band-soft max-sm:text-sm sm:mt-3">{company.tagline}</p>
          <ul className="-ms-3 -me-3 flex sm:mt-2">
            {company.social.map(({ name, url, icon }) => (
              <li key={name}>
                <SiteLink to={url} newTab className="social-link">
                  <SocialIcon of={icon} />
                  <span className="sr-only">{name}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
        <LinkColumn title={words.quickLinks} links={footer.quickLinks} />
        <LinkColumn title={words.popularCourses} links={footer.popularCourses} />
        <ContactColumn />
      </div>
      <div className="border-t border-band-line pb-20">
        <div className="page flex flex-wrap items-center justify-between gap-x-2 py-2 sm:gap-x-8 text-sm text-on-band-soft sm:gap-y-2 sm:py-5">
          <p>{`© ${company.copyrightYear} ${company.fullName}`}</p>
          <ThemeChoice words={words.theme} />
          <ul className="footer-links flex flex-wrap gap-x-5 sm:gap-x-6">
            {[...footer.legal, { name: words.verify, href: "/verify" }].map(({ name, href }) => (
              <li key={href}>
                <SiteLink to={href}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </RenderedOnce>
  );
}
