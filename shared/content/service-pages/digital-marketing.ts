import { company } from "../company.ts";
import type { ServicePage } from "./service-page.ts";

/** Digital marketing's landing page. */
export const digitalMarketingPage: ServicePage = {
  slug: "digital-marketing",
  meta: {
    title: `Digital marketing with plain reports | ${company.name}`,
    description:
      "Search, social and e-mail campaigns in English and Urdu, with one agreed goal, a monthly budget you control and a report that says what it brought.",
  },
  hero: {
    title: "Marketing you can check against your till",
    lead: "One goal agreed in writing, a monthly budget that stays in your hands, and a report that begins with what came in, not with how many people scrolled past.",
    action: { label: "Get a Free Quote", href: "/contact" },
  },
  offers: {
    title: "What we run for you",
    lead: "We begin with an audit, and only then choose from these.",
    cards: [
      {
        icon: "search",
        title: "Search-engine optimisation",
        text: "Technical repairs, pages for what people really type in English, Urdu and Roman Urdu, and patience stated in months.",
      },
      {
        icon: "target",
        title: "Search advertising",
        text: "Google Ads on words that lead to orders, with a list of the words we refuse to pay for.",
      },
      {
        icon: "megaphone",
        title: "Social advertising",
        text: "Facebook and Instagram campaigns with two or three versions tested against each other inside your budget.",
      },
      {
        icon: "pen",
        title: "Content and calendar",
        text: "A month of posts planned, written and drawn at once, approved by you before anything is published.",
      },
      {
        icon: "mail",
        title: "E-mail and WhatsApp",
        text: "Messages to customers who agreed to them: a welcome, a reminder, a season's offer, and a working way out.",
      },
      {
        icon: "chart",
        title: "Measurement",
        text: "Orders and calls traced to the campaign that brought them, in one report of two pages.",
      },
    ],
  },
  reasons: {
    title: "Why choose us for marketing",
    lead: "Nobody can promise you the first place. Here is what we can promise.",
    points: [
      {
        title: "Accounts and data stay yours",
        text: "Advertising, analytics and page accounts are opened in your name. If we part, you keep everything.",
      },
      {
        title: "Your money goes to the advert",
        text: "You pay the platforms directly. Our fee is separate and does not grow with what you spend.",
      },
      {
        title: "A stop rule for every campaign",
        text: "We agree beforehand on the figure at which a campaign is switched off, and then switch it off.",
      },
      {
        title: "No bought followers, no invented reviews",
        text: "They cost money, break the platforms' rules and fool nobody for long.",
      },
      {
        title: "A report in plain words",
        text: "What was spent, what it brought, what we learned and what changes next month.",
      },
    ],
  },
  cases: {
    title: "Case studies",
    lead: "Campaigns with their limits told. Your trade and season will differ.",
    studies: [
      {
        title: "Winter dry fruit, sold before the snow",
        clientKind: "Dry fruit cooperative, Gilgit",
        work: "Six weeks of Instagram and search adverts around gift boxes, with delivery times stated by city.",
        result: "The season's stock sold out two weeks early, at an advertising cost of about an eighth of sales.",
        technologies: ["Meta Ads", "Google Ads", "Google Analytics 4"],
        icon: "megaphone",
      },
      {
        title: "Patients who search in Roman Urdu",
        clientKind: "Dental practice, Lahore",
        work: "Wrote fifteen pages answering what patients type, and mended the practice's map entry and opening hours.",
        result: "Calls from search doubled in five months; nothing moved in the first two.",
        technologies: ["Search Console", "Google Analytics 4"],
        icon: "search",
      },
      {
        title: "An admission season within budget",
        clientKind: "Private college, Gujrat",
        work: "Search adverts for eleven programmes, each with its own page, switched off as the seats filled.",
        result: "Cost per application fell by about 40 per cent against the year before.",
        technologies: ["Google Ads", "Google Analytics 4"],
        icon: "target",
      },
      {
        title: "Customers who came back",
        clientKind: "Shoe shop with an online store, Karachi",
        work: "A welcome series and a monthly letter to buyers who had agreed to it, with sizes in stock for each.",
        result: "About one order in six now comes from the letter.",
        technologies: ["Mailchimp", "WooCommerce"],
        icon: "mail",
      },
      {
        title: "A campaign we stopped",
        clientKind: "Furniture exporter, Chiniot",
        work: "Tested adverts for retail buyers in the Gulf for three weeks with a stop rule agreed beforehand.",
        result: "Freight made the sale unprofitable. We stopped at a fifth of the budget and moved to trade buyers.",
        technologies: ["Meta Ads", "Google Ads"],
        icon: "gauge",
      },
      {
        title: "Tables filled on quiet nights",
        clientKind: "Restaurant, Islamabad",
        work: "Posts and local adverts for Monday to Wednesday only, with a booking link for each evening.",
        result: "Quiet evenings gained about fourteen covers a night over two months.",
        technologies: ["Meta Ads", "Google Business Profile"],
        icon: "calendar",
      },
    ],
  },
  closing: {
    title: "Tell us what one more customer is worth to you",
    lead: "With that figure we can say whether advertising pays. We reply within 24 hours, also when the answer is no.",
    action: { label: "Get a Free Quote", href: "/contact" },
  },
};
