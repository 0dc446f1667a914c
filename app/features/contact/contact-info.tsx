import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { ButtonLink, SiteLink } from "#app/ui/site-link.tsx";
import { company } from "#shared/content/company.ts";
import { contactPage } from "#shared/content/contact-page.ts";
import { whatsappLink } from "#shared/rules/whatsapp-link.ts";

const { info, call } = contactPage;

function Row({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <Icon name={icon} size={22} className="mt-0.5 shrink-0 text-accent" />
      <div>
        <h3 className="font-text text-base font-semibold tracking-normal">{title}</h3>
        <div className="mt-1 text-on-band-soft">{children}</div>
      </div>
    </div>
  );
}

const linkClass = "inline-flex min-h-8 items-center hover:text-on-band hover:underline";

/** Other ways to reach the company: the contact info card (specification §2, "Contact page"). */
export function ContactInfo() {
  const { street, area, city, region, postalCode, country } = company.address;
  return (
    <div className="on-dark rounded-card border border-band-line bg-band p-7 text-on-band md:p-9">
      <h2 className="text-2xl">{info.title}</h2>
      <div className="mt-7 grid gap-6">
        <Row icon="phone" title={info.phones}>
          {company.phones.map(({ label, e164, display }) => (
            <p key={e164}>
              <SiteLink to={`tel:${e164}`} className={linkClass}>
                {display}
              </SiteLink>{" "}
              <span className="text-sm">({label})</span>
            </p>
          ))}
        </Row>
        <Row icon="mail" title={info.emails}>
          {company.emails.map(({ address }) => (
            <p key={address}>
              <SiteLink to={`mailto:${address}`} className={linkClass}>
                {address}
              </SiteLink>
            </p>
          ))}
        </Row>
        <Row icon="place" title={info.address}>
          <address className="not-italic">
            {street}
            <br />
            {area}, {city} {postalCode}
            <br />
            {region}, {country}
          </address>
        </Row>
        <Row icon="clock" title={info.hours}>
          {company.hours.spans.map(({ words }) => (
            <p key={words}>{words}</p>
          ))}
          <p className="text-sm">{info.hoursNote}</p>
        </Row>
      </div>
      <div className="mt-8 border-t border-band-line pt-6">
        <h3 className="text-lg">{call.title}</h3>
        <p className="mt-1 text-on-band-soft">{call.lead}</p>
        <ButtonLink to={whatsappLink(company.whatsapp)} newTab variant="onBand" className="mt-4">
          {call.button}
        </ButtonLink>
      </div>
    </div>
  );
}
