import type { Teacher } from "#domains/content/contract/site-content.ts";
import { addressIn } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { SITE_ORIGIN_PLACEHOLDER as origin } from "#shared/serving/site-origin.ts";
import { provider, type Thing } from "./organisation.ts";

/** The about page itself (specification §2, "About page"). */
export function aboutThing(site: Site): Thing {
  const { title, description } = site.content.pages.about.meta;
  const { lang } = site.messages.language;
  return {
    "@type": "AboutPage",
    name: title,
    description,
    inLanguage: lang,
    url: `${origin}${addressIn(lang, "/about")}`,
    mainEntity: provider(site),
  };
}

/** A team member. */
export function personThing(site: Site, { name, team }: Teacher): Thing {
  return { "@type": "Person", name, jobTitle: team?.role, description: team?.experience, worksFor: provider(site) };
}
