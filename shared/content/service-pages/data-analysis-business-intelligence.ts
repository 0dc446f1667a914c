import { company } from "../company.ts";
import type { ServicePage } from "./service-page.ts";

/** Data analysis and business intelligence's landing page. */
export const dataAnalysisPage: ServicePage = {
  slug: "data-analysis-business-intelligence",
  meta: {
    title: `Data analysis and business intelligence | ${company.name}`,
    description:
      "Power BI dashboards that agree with your ledgers: cleaned data, every figure defined in writing, scheduled refresh and forecasts with their error stated.",
  },
  hero: {
    title: "Dashboards that agree with your ledgers",
    lead: "We clean and join what your tills, spreadsheets and ERP hold, write down what each figure means, and deliver reports that refresh by themselves every morning.",
    action: { label: "Get a Free Quote", href: "/contact" },
  },
  offers: {
    title: "What we do with your data",
    lead: "From one urgent report to a small data warehouse.",
    cards: [
      {
        icon: "database",
        title: "Cleaning and joining",
        text: "Excel files, till exports, ERP tables and bank statements brought together, with doubles found and gaps named.",
      },
      {
        icon: "chart",
        title: "Power BI dashboards",
        text: "Sales, stock, cash and people on pages a manager can read on a phone in the morning.",
      },
      {
        icon: "file",
        title: "A dictionary of figures",
        text: "What counts as a sale, a customer, a return: agreed with finance and written beside the number.",
      },
      {
        icon: "refresh",
        title: "Automatic refresh",
        text: "Reports update by schedule, and somebody is told when a source fails instead of showing yesterday in silence.",
      },
      {
        icon: "key",
        title: "Access by role",
        text: "The branch manager sees the branch, the director sees all, and salaries are seen by very few.",
      },
      {
        icon: "forecast",
        title: "Forecasts",
        text: "Demand and cash forecasts compared with the simplest method, with their usual error printed next to them.",
      },
    ],
  },
  reasons: {
    title: "Why choose us for data",
    lead: "A chart is easy. A figure that three departments accept is the work.",
    points: [
      {
        title: "Reconciled before it is coloured",
        text: "Totals are matched with your accounts to the rupee, or the difference is explained in writing.",
      },
      {
        title: "The question comes first",
        text: "We ask which decision the report serves. Pages that serve none are not built.",
      },
      {
        title: "Steps that can be run again",
        text: "Every transformation is a saved query or script. Nothing depends on somebody's copy and paste.",
      },
      {
        title: "Your staff can carry on",
        text: "We build with the person who will own it, and leave a manual and two training sessions.",
      },
      {
        title: "Doubt is part of the answer",
        text: "Where the data is thin we say so on the page, not in a footnote nobody reads.",
      },
    ],
  },
  cases: {
    title: "Case studies",
    lead: "What managers could see afterwards, and what it changed.",
    studies: [
      {
        title: "Stock across seven shops",
        clientKind: "Shoe retailer, Lahore",
        work: "Joined till exports and the warehouse's spreadsheets, and defined slow stock with the buyers.",
        result: "Sizes now move between shops each week, and end-of-season leftovers fell by about a fifth.",
        technologies: ["Power BI", "SQL Server", "Excel"],
        icon: "chart",
      },
      {
        title: "Cash, thirteen weeks ahead",
        clientKind: "Packaging maker, Sundar",
        work: "A rolling cash forecast from orders, payment habits of customers and the loan calendar.",
        result: "Usually within eight per cent four weeks ahead, which is enough to speak with the bank in time.",
        technologies: ["Python", "pandas", "Power BI"],
        icon: "forecast",
      },
      {
        title: "Downtime on the weaving floor",
        clientKind: "Weaving mill, Faisalabad",
        work: "Collected stop reasons from tablets beside 48 looms and showed them by shift and cause.",
        result: "Two causes made up half of all stops. Both could be mended with spare parts.",
        technologies: ["PostgreSQL", "Power BI", "Python"],
        icon: "gauge",
      },
      {
        title: "A hospital's waiting times",
        clientKind: "Outpatient department, Rawalpindi",
        work: "Joined token machine and consultation records, removed names, and charted waiting by hour and clinic.",
        result: "One clinic moved its start by an hour, and its median wait fell from 95 to 60 minutes.",
        technologies: ["PostgreSQL", "Python", "Power BI"],
        icon: "calendar",
      },
      {
        title: "Donations traced to projects",
        clientKind: "Education charity, Karachi",
        work: "Matched bank entries with pledges and projects, and automated the quarterly report for donors.",
        result: "The report takes a morning instead of two weeks.",
        technologies: ["Excel", "Power BI", "PostgreSQL"],
        icon: "heart",
      },
      {
        title: "Delivery costs by district",
        clientKind: "Distributor, Muscat",
        work: "Combined fuel cards, trips and invoices to find what each delivery really cost.",
        result: "Three unprofitable routes were merged, and minimum orders now differ by district.",
        technologies: ["SQL Server", "Python", "Power BI"],
        icon: "map",
      },
    ],
  },
  closing: {
    title: "Send us the report you do not trust",
    lead: "Tell us which figure people argue about. Within 24 hours you hear what we would need to settle it.",
    action: { label: "Get a Free Quote", href: "/contact" },
  },
};
