import { company } from "../company.ts";
import type { ServicePage } from "./service-page.ts";

/** AI and machine-learning solutions' landing page. */
export const aiMlSolutionsPage: ServicePage = {
  slug: "ai-ml-solutions",
  meta: {
    title: `AI and machine learning solutions | ${company.name}`,
    description:
      "Forecasts, document reading and image inspection, tried on a sample of your data and compared with a simple baseline before you pay for anything clever.",
  },
  hero: {
    title: "Machine learning that has to beat a simple rule",
    lead: "We try your problem on a sample first, against the plainest method that could work. If the clever model does not win by enough to pay for itself, we say so and stop.",
    action: { label: "Start Your Project", href: "/contact" },
  },
  offers: {
    title: "What models can do for a business",
    lead: "Six kinds of problem we have met often enough to estimate.",
    cards: [
      {
        icon: "compass",
        title: "Feasibility study",
        text: "Two weeks on a sample of your data: what is possible, how well, at what cost, and whether to go on.",
      },
      {
        icon: "forecast",
        title: "Demand forecasting",
        text: "Sales by product and week, with seasons, Ramadan and Eid, and an honest range instead of one number.",
      },
      {
        icon: "file",
        title: "Document reading",
        text: "Invoices, forms and identity cards turned into checked fields; doubtful ones go to a person.",
      },
      {
        icon: "eye",
        title: "Image inspection",
        text: "Faults on cloth, leaves or parts found by a camera, with the cost of each kind of mistake built in.",
      },
      {
        icon: "people",
        title: "Customer loss and scoring",
        text: "Who is likely to leave or to pay late, why the model thinks so, and what it must not use.",
      },
      {
        icon: "server",
        title: "Deployment and watching",
        text: "An API, a dashboard of its mistakes, alarms when the data changes, and retraining on a schedule.",
      },
    ],
  },
  reasons: {
    title: "Why choose us for machine learning",
    lead: "Most projects of this kind fail quietly. These rules make failure early and cheap.",
    points: [
      {
        title: "A baseline first",
        text: "Last year's figure, an average or a rule of thumb. The model must beat it on data it has not seen.",
      },
      {
        title: "Stages you can leave",
        text: "Study, pilot, service: each has its own price and result, and you decide after each one.",
      },
      {
        title: "A person stays in charge",
        text: "Where a mistake hurts somebody, the model proposes and a person decides.",
      },
      {
        title: "Limits in writing",
        text: "Each model comes with a page on what it was trained on, where it fails and when not to use it.",
      },
      {
        title: "Your data stays where you want it",
        text: "On your server, in a cloud of your choice, or on open models without any outside service.",
      },
    ],
  },
  cases: {
    title: "Case studies",
    lead: "Including one that ended after the study.",
    studies: [
      {
        title: "Bread for tomorrow",
        clientKind: "Bakery chain with 14 shops, Lahore",
        work: "Forecast of loaves by shop and weekday, with Ramadan and rain, beside the manager's own guess.",
        result: "Unsold bread fell by about 17 per cent; on feast days the managers are still better.",
        technologies: ["Python", "scikit-learn", "FastAPI"],
        icon: "forecast",
      },
      {
        title: "Invoices into the ledger",
        clientKind: "Trading company, Karachi",
        work: "Reads scanned invoices in English and Urdu, checks totals and tax numbers, and marks what it doubts.",
        result: "Seven of ten invoices pass untouched. The rest take one look.",
        technologies: ["Python", "PyTorch", "FastAPI"],
        icon: "file",
      },
      {
        title: "Faults in woven cloth",
        clientKind: "Textile exporter, Faisalabad",
        work: "A camera over the inspection table and a model trained on 9,000 labelled pictures.",
        result: "Finds nine of ten of the faults inspectors agree on, and never gets tired at the end of a shift.",
        technologies: ["PyTorch", "Docker", "MLflow"],
        icon: "eye",
      },
      {
        title: "Subscribers about to leave",
        clientKind: "Internet provider, Multan",
        work: "Predicted cancellations from complaints, speed and payments, with a threshold set by the retention budget.",
        result: "The call team reaches about twice as many of those who would have left.",
        technologies: ["scikit-learn", "PostgreSQL", "Power BI"],
        icon: "people",
      },
      {
        title: "Leaf disease by phone",
        clientKind: "Farm advisory service, Rahim Yar Khan",
        work: "Recognises six cotton diseases from a photograph, and asks for a second one when it is unsure.",
        result: "Right in 87 of 100 field photographs; an agronomist reads the rest.",
        technologies: ["PyTorch", "FastAPI", "React Native"],
        icon: "smartphone",
      },
      {
        title: "A study that said no",
        clientKind: "Property portal, Islamabad",
        work: "Tried to predict sale prices from two years of listings with asking prices only.",
        result: "No better than the neighbourhood average. The client saved the rest of the budget.",
        technologies: ["Python", "scikit-learn"],
        icon: "compass",
      },
    ],
  },
  closing: {
    title: "Have data and a hunch?",
    lead: "Describe the decision you would like to make better. We reply within 24 hours with what a two-week study would look at.",
    action: { label: "Start Your Project", href: "/contact" },
  },
};
