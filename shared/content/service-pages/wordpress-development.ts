import { company } from "../company.ts";
import type { ServicePage } from "./service-page.ts";

/** WordPress development's landing page. */
export const wordpressDevelopmentPage: ServicePage = {
  slug: "wordpress-development",
  meta: {
    title: `WordPress and WooCommerce development | ${company.name}`,
    description:
      "WordPress sites and WooCommerce shops on a light theme of your own: few plugins, quick pages, safe updates and an editor your staff will understand.",
  },
  hero: {
    title: "WordPress without the weight",
    lead: "A site your staff can edit, on a theme written for you and a handful of plugins we can name and defend. It opens quickly, and updates do not frighten anybody.",
    action: { label: "Get a Free Quote", href: "/contact" },
  },
  offers: {
    title: "What we do with WordPress",
    lead: "New sites, old sites, and shops that have outgrown their theme.",
    cards: [
      {
        icon: "layout",
        title: "Custom block themes",
        text: "Your own design as Gutenberg blocks: staff fill in a page without being able to break its layout.",
      },
      {
        icon: "cart",
        title: "WooCommerce shops",
        text: "Cash on delivery, cards, courier labels, city-wise delivery charges and stock that agrees with the shelf.",
      },
      {
        icon: "refresh",
        title: "Moves and rebuilds",
        text: "From another host or an old theme, with every address kept or redirected, so that search engines do not forget you.",
      },
      {
        icon: "gauge",
        title: "Speed clean-up",
        text: "Caching, image sizes, fonts and a plugin diet, measured before and after on a phone.",
      },
      {
        icon: "shield",
        title: "Security and repair",
        text: "Clean-up after a break-in, two-step sign-in, least rights for each account, and backups kept away from the server.",
      },
      {
        icon: "plug",
        title: "Plugins of your own",
        text: "Small, tested plugins for what no public one does well: a fee calculator, a dealer locator, an import from your ERP.",
      },
    ],
  },
  reasons: {
    title: "Why choose us for WordPress",
    lead: "The platform is easy to begin with and easy to ruin. We keep to a few rules.",
    points: [
      {
        title: "Ten plugins, not forty",
        text: "Each plugin is a door and a delay. We list the ones you have, why, and who maintains them.",
      },
      {
        title: "No page builder to be trapped in",
        text: "Content is kept in WordPress's own blocks, so a later theme can still read it.",
      },
      {
        title: "Updates tried on a copy first",
        text: "Core, theme and plugins are updated on a staging site, checked, then moved to the live one.",
      },
      {
        title: "Training in Urdu or English",
        text: "A one-hour session for your staff and a short illustrated manual of your own site, not of WordPress in general.",
      },
      {
        title: "Advice against WordPress, where needed",
        text: "When you need a booking engine or a portal, we say so and show what the other way would take.",
      },
    ],
  },
  cases: {
    title: "Case studies",
    lead: "Six sites and what changed. The clients' names stay with us.",
    studies: [
      {
        title: "A clothing shop ready for Eid",
        clientKind: "Women's clothing label, Faisalabad",
        work: "Rebuilt a slow shop on a light theme, moved the images, and set stock per size and city-wise delivery.",
        result: "The site stayed up through the week before Eid, which it had not done the year before.",
        technologies: ["WooCommerce", "PHP", "MySQL"],
        icon: "cart",
      },
      {
        title: "A hospital trust's news in two languages",
        clientKind: "Charitable hospital, Multan",
        work: "English and Urdu pages, right to left where needed, with blocks for appeals, reports and doctors' hours.",
        result: "Two office staff publish without help, about three times a week.",
        technologies: ["WordPress", "Gutenberg blocks", "PHP"],
        icon: "languages",
      },
      {
        title: "After a break-in",
        clientKind: "Travel agency, Islamabad",
        work: "Found and closed the outdated plugin, cleaned the files, changed all keys and set up off-site backups.",
        result: "Out of the browsers' warning list within four days, and clean in every monthly check since.",
        technologies: ["WordPress", "WP-CLI", "MySQL"],
        icon: "shield",
      },
      {
        title: "Six hundred articles moved",
        clientKind: "Education magazine, Lahore",
        work: "Moved an archive from an abandoned system, with authors, pictures and old addresses redirected one by one.",
        result: "Visits from search were back at their old level after five weeks.",
        technologies: ["WordPress", "PHP", "Search Console"],
        icon: "refresh",
      },
      {
        title: "A dealer locator",
        clientKind: "Water-pump maker, Gujranwala",
        work: "A small plugin that finds the nearest of 180 dealers by city and lets the sales office edit the list.",
        result: "Calls asking where to buy are now a small part of the day.",
        technologies: ["PHP", "JavaScript", "MySQL"],
        icon: "map",
      },
      {
        title: "From forty-three plugins to nine",
        clientKind: "Catering company, Karachi",
        work: "Replaced a page builder and its add-ons by a block theme, and rebuilt the quotation form.",
        result: "The home page weighs a sixth of what it did, and monthly updates take half an hour.",
        technologies: ["WordPress", "Gutenberg blocks", "PHP"],
        icon: "gauge",
      },
    ],
  },
  closing: {
    title: "Have a site that needs looking at?",
    lead: "Send us its address. We reply within 24 hours with what we would fix first and what can wait.",
    action: { label: "Get a Free Quote", href: "/contact" },
  },
};
