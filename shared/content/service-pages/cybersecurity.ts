import { company } from "../company.ts";
import type { ServicePage } from "./service-page.ts";

/** Cybersecurity's landing page. */
export const cybersecurityPage: ServicePage = {
  slug: "cybersecurity",
  meta: {
    title: `Cybersecurity tests and monitoring | ${company.name}`,
    description:
      "Penetration tests with written permission, findings ranked by the harm they could do, help with the repairs and a second test to prove them.",
  },
  hero: {
    title: "Find the open door before somebody else does",
    lead: "We test websites, networks and people with your written permission, rank what we find by the harm it could do, help you close it, and test again.",
    action: { label: "Get a Security Assessment", href: "/contact" },
  },
  offers: {
    title: "What we test and look after",
    lead: "Every engagement begins with a signed scope: what we may touch, when, and whom to ring.",
    cards: [
      {
        icon: "bug",
        title: "Web application tests",
        text: "Sign-in, permissions, payments and APIs tested by hand along the OWASP guide, not only by a scanner.",
      },
      {
        icon: "server",
        title: "Network and server tests",
        text: "From outside and from a desk inside: open services, old software, weak passwords and the ways between machines.",
      },
      {
        icon: "cloud",
        title: "Cloud and backup review",
        text: "Accounts, keys, storage and rights, and one real restore of a backup, timed.",
      },
      {
        icon: "bell",
        title: "Monitoring and alerts",
        text: "Logs from servers, firewalls and desktops gathered in Wazuh, with alerts that mean something at 3 AM.",
      },
      {
        icon: "people",
        title: "Staff awareness",
        text: "Agreed phishing exercises and a one-hour session in Urdu or English on fraud as it is practised in Pakistan.",
      },
      {
        icon: "file",
        title: "Incident help",
        text: "Containing, keeping evidence, restoring and reporting, with notes your lawyer and insurer can use.",
      },
    ],
  },
  reasons: {
    title: "Why choose us for security",
    lead: "Trust has to be arranged, so we arrange it on paper.",
    points: [
      {
        title: "Nothing without a signature",
        text: "Scope, hours and stop conditions are signed by somebody who may sign them, under Pakistan's law on electronic crimes.",
      },
      {
        title: "Findings proved by hand",
        text: "You do not get a scanner's print-out. Each finding has steps, evidence and a repair that fits your system.",
      },
      {
        title: "Two reports",
        text: "Two pages for managers about risk and cost, and the full one for the engineers who will fix it.",
      },
      {
        title: "The second test is included",
        text: "After your repairs we test the same findings again and put the outcome in writing.",
      },
      {
        title: "Your data is returned and erased",
        text: "Evidence is kept encrypted, handed over, and erased 30 days after the last report unless you ask otherwise.",
      },
      {
        title: "No invented urgency",
        text: "If the important things are in order, the report says that first.",
      },
    ],
  },
  cases: {
    title: "Case studies",
    lead: "Details that could identify a client are left out or changed.",
    studies: [
      {
        title: "An invoice number too simple",
        clientKind: "Online shop, Lahore",
        work: "A two-week test of shop and API found that counting up a number opened other customers' invoices.",
        result: "Closed in a day, proved closed in the second test, and 17 smaller findings mended within a month.",
        technologies: ["Burp Suite", "OWASP ZAP"],
        icon: "lock",
      },
      {
        title: "The camera network",
        clientKind: "Factory with 120 cameras, Karachi",
        work: "Tested the inside network: cameras with factory passwords stood beside the accounting server.",
        result: "Cameras moved to a network of their own, and the way between was tested shut.",
        technologies: ["Nmap", "Wireshark"],
        icon: "eye",
      },
      {
        title: "A backup that did not open",
        clientKind: "Law office, Islamabad",
        work: "Reviewed servers and tried to restore last month's backup, with the partners watching.",
        result: "It failed. Three weeks later a restore took 50 minutes, and is now rehearsed each quarter.",
        technologies: ["Restic", "Wazuh"],
        icon: "refresh",
      },
      {
        title: "Phishing, agreed beforehand",
        clientKind: "Bank service provider, Lahore",
        work: "Two exercises three months apart with 240 staff, and sessions without blame in between.",
        result: "The share who gave a password fell from 21 to 6 per cent, and reports to the help desk tripled.",
        technologies: ["GoPhish", "Wazuh"],
        icon: "mail",
      },
      {
        title: "Alerts a small team can answer",
        clientKind: "Software exporter, Rawalpindi",
        work: "Collected logs from 60 machines and cut 900 alerts a day down to those that need a person.",
        result: "About six alerts a day, each with a written first step.",
        technologies: ["Wazuh", "Suricata", "Sigma"],
        icon: "bell",
      },
      {
        title: "Before a clinic app went live",
        clientKind: "Health start-up, Doha",
        work: "Tested app, API and cloud storage in the last month of development.",
        result: "Launch moved by nine days for four serious findings. None of them ever reached a patient.",
        technologies: ["Burp Suite", "MobSF", "OWASP ZAP"],
        icon: "smartphone",
      },
    ],
  },
  closing: {
    title: "Not sure where you stand?",
    lead: "Begin with a short assessment: a call, a list of what you run, and our view of what to test first. We reply within 24 hours.",
    action: { label: "Get a Security Assessment", href: "/contact" },
  },
};
