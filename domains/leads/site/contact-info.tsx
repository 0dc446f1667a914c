import type { ReactNode } from "react";
import { Drawing } from "#ui/site/drawing.tsx";
import { Icon, type IconName } from "#ui/site/icon.tsx";
import { ButtonLink, SiteLink } from "#ui/site/site-link.tsx";
import type { ContactWords } from "./contact-words.ts";

function Row({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <Icon name={icon} size={22} className="mt-0.5 shrink-0 text-accent" />
      <div className="min-w-0">
        <h3 className="font-text text-base font-semibold tracking-normal">{title}</h3>
        <div className="mt-1 text-on-band-soft">{children}</div>
      </div>
    </div>
  );
}

const linkClass = "inline-flex min-h-8 items-center hover:text-on-band hover:underline";

/**
 * Other ways to reach the company: the contact info card (specification §2, "Contact page"). A phone may show its title
 * alone, and the rest on a press.
 */
export function ContactInfo({ isFolded = false, ...info }: ContactWords["info"] & { isFolded?: boolean }) {
  const { title } = info.words;
  if (!isFolded)
    return (
      <div className={cardClass}>
        <h2 className="text-2xl">{title}</h2>
        <ContactRows {...info} />
      </div>
    );
  return (
    <div className={cardClass}>
      <h2 className="unfolded-head text-2xl">{title}</h2>
      <details className="unfolded group">
        {/* No display of its own: a wide screen takes it away. */}
        <summary className="font-display text-xl font-bold">
          <span className="flex min-h-11 items-center justify-between gap-4">
            {title}
            <Drawing of="plus" size={22} className="group-open:rotate-45" />
          </span>
        </summary>
        <ContactRows {...info} />
      </details>
    </div>
  );
}

const cardClass = "on-dark rounded-card border border-band-line bg-band p-5 text-on-band sm:p-6 md:p-9";

function ContactRows({ words, call, phones, emails, address, map, branches, hours }: ContactWords["info"]) {
  const { street, area, city, region, postalCode, country } = address;
  return (
    <>
      <div className="mt-5 grid gap-4 md:mt-7 md:gap-6">
        <Row icon="phone" title={words.phones}>
          {phones.map(({ label, e164, display }) => (
            <p key={e164}>
              <SiteLink to={`tel:${e164}`} className={linkClass}>
                {display}
              </SiteLink>{" "}
              <span className="text-sm">{`(${label})`}</span>
            </p>
          ))}
        </Row>
        <Row icon="mail" title={words.emails}>
          {emails.map((email) => (
            <p key={email}>
              <SiteLink to={`mailto:${email}`} className={`${linkClass} wrap-anywhere`}>
                {email}
              </SiteLink>
            </p>
          ))}
        </Row>
        <Row icon="place" title={words.address}>
          <address className="not-italic">
            {street}
            <br />
            {[`${area}, ${city}`, postalCode].filter(Boolean).join(" ")}
            <br />
            {[region, country].filter(Boolean).join(", ")}
          </address>
          <SiteLink to={map} newTab className={`${linkClass} mt-1 underline`}>
            {words.map}
          </SiteLink>
        </Row>
        {branches.map((branch) => (
          <Row key={branch.name} icon="place" title={branch.name}>
            <address className="not-italic">{branch.address}</address>
            {branch.phones.map((phone) => (
              <p key={phone}>
                <SiteLink to={`tel:${phone.replace(/[^+\d]/g, "")}`} className={linkClass}>
                  {phone}
                </SiteLink>
              </p>
            ))}
            {branch.hours && <p>{branch.hours}</p>}
            <SiteLink to={branch.map} newTab className={`${linkClass} mt-1 underline`}>
              {words.map}
              <span className="sr-only">: {branch.name}</span>
            </SiteLink>
          </Row>
        ))}
        <Row icon="clock" title={words.hours}>
          {hours.map((span) => (
            <p key={span}>{span}</p>
          ))}
          <p className="text-sm">{words.hoursNote}</p>
        </Row>
      </div>
      <div className="mt-5 border-t border-band-line pt-5 md:mt-8 md:pt-6">
        <h3 className="text-lg">{call.title}</h3>
        <p className="mt-1 text-on-band-soft">{call.lead}</p>
        <ButtonLink to={call.href} newTab variant="onBand" className="mt-4">
          {call.button}
        </ButtonLink>
      </div>
    </>
  );
}
