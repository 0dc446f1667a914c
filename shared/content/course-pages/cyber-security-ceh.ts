import { company } from "../company.ts";
import type { CoursePage } from "./course-page.ts";

/** The cyber security course's landing page. */
export const cyberSecurityPage: CoursePage = {
  id: "cyber-security-ceh",
  meta: {
    title: `Cyber security course (CEH topics), live online | ${company.name}`,
    description:
      "Three months of ethical hacking and defence in an isolated lab: networks, Linux, web attacks, Wazuh, reporting and practice for the CEH exam.",
  },
  hero: {
    title: "Think like an attacker, work like a defender",
    lead: "Three months in an isolated lab of your own. You break in with written permission, close the door behind you, and learn to write the report that gets it fixed.",
  },
  reasons: {
    title: "Why learn cyber security with us",
    lead: "Skills that can harm are taught together with the law and the cure.",
    cards: [
      {
        icon: "lock",
        title: "A lab that cannot reach out",
        text: "Every attack stays between virtual machines on your own computer, or on access points in our lab.",
      },
      {
        icon: "shield",
        title: "Each attack with its defence",
        text: "You are not finished when you are in. You are finished when the same way is shut and you have proved it.",
      },
      {
        icon: "file",
        title: "Reports from the first week",
        text: "Notes, evidence, severity and advice, because the report is the part a client pays for.",
      },
      {
        icon: "award",
        title: "Along the CEH topics",
        text: "The weeks follow the exam's domains and end with a 125-question practice paper against the clock.",
      },
    ],
  },
  modules: {
    title: "What the 12 weeks hold",
    lead: "Twelve modules in three months, one a week. The full outline lists each with its lab.",
    list: [
      { title: "Law, ethics and the lab", text: "Pakistan's law on electronic crimes, permission and scope" },
      { title: "Networking", text: "TCP/IP, DNS, TLS and what a capture shows" },
      { title: "Linux and scripting", text: "Permissions, logs, Bash and hardening a server" },
      { title: "Reconnaissance and scanning", text: "Open sources, Nmap, OpenVAS and CVSS" },
      { title: "System hacking", text: "Passwords, Metasploit, privilege escalation and traces" },
      { title: "Web security I: injection", text: "Burp Suite, OWASP Top 10, SQL injection and its cure" },
      { title: "Web security II: access and APIs", text: "Broken access control, XSS, CSRF, tokens" },
      { title: "Wireless, mobile and devices", text: "WPA2 and WPA3, Android packages, cameras and routers" },
      { title: "Malware and social engineering", text: "Sandboxes, phishing, and fraud by SIM and OTP" },
      { title: "Cryptography and identity", text: "Certificates, TLS 1.3, passkeys and common mistakes" },
      { title: "The blue team", text: "Wazuh, Sigma, Suricata and incident response" },
      { title: "Reporting and the exam", text: "A six-hour test under a signed scope, and practice papers" },
    ],
  },
  abilities: {
    title: "What you will be able to do",
    lead: "Always with permission, and with notes that stand up afterwards.",
    list: [
      "Write a permission letter with scope, hours and stop conditions",
      "Build an isolated lab and capture and read its traffic in Wireshark",
      "Harden a Linux server and script a report of failed sign-ins",
      "Map a network with Nmap and OpenVAS, and weed out the false alarms",
      "Find and repair injection and access faults in a web application",
      "Test an API and its tokens as two different customers",
      "Run a certificate authority and serve a site over TLS 1.3",
      "Detect an attack in Wazuh and write a rule for it",
      "Lead a small incident from alarm to recovery",
      "Deliver a report for managers and one for engineers",
    ],
  },
  roles: {
    title: "Work this prepares you for",
    lead: "First posts in security often begin in operations. This course is written with that in mind.",
    list: [
      { title: "Security operations analyst", text: "Watching, sorting and answering alerts in shifts" },
      { title: "Junior penetration tester", text: "Web and network tests under a senior's scope" },
      { title: "Network or system administrator", text: "With hardening and monitoring as a daily habit" },
      { title: "IT audit assistant", text: "Evidence, controls and clear findings" },
    ],
  },
  closing: {
    title: "Start with a lab of your own",
    lead: "Ask for a place in the next batch, or read every week of the outline first.",
    action: { label: "Enroll Now", href: "/enrollnow?course=cyber-security-ceh" },
  },
};
