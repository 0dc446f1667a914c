import type { Outline } from "../../contracts/outline.ts";

/** Cyber security along the CEH topics, 12 weeks in 3 months; every attack stays in the isolated lab. */
export const cyberSecurityOutline: Outline = {
  roadmap: "Cyber Security (CEH): attack in the lab, defend at work",
  durationWeeks: 12,
  weeklySchedule: {
    theory: "2 live interactive classes of 90 minutes",
    practice: "1 guided assignment of about 2 hours, in the isolated lab",
    lab: "About 3 hours on the week's lab, with notes kept as a tester keeps them",
  },
  months: [
    {
      month: 1,
      title: "Foundations and finding the way in",
      weeks: [
        {
          week: 1,
          title: "Law, ethics and the lab",
          theory: [
            "Pakistan's Prevention of Electronic Crimes Act 2016: unauthorised access, copying and interference",
            "Written permission: scope, rules of engagement, stop conditions",
            "Kinds of hacker, kinds of test, and the cyber kill chain",
            "VirtualBox networks that cannot reach the outside",
          ],
          lab: "Build your own isolated lab with Kali Linux, Metasploitable and a Windows machine, and write the permission letter for testing it.",
        },
        {
          week: 2,
          title: "Networking for defenders and testers",
          theory: [
            "TCP/IP, subnets, routing and NAT",
            "DNS, DHCP, HTTP, TLS and mail, packet by packet",
            "Switches, VLANs and firewalls",
            "ARP spoofing and the other weaknesses of a local network",
          ],
          lab: "Capture a day of lab traffic in Wireshark, and find the cleartext password, the port scan and the false DNS answer hidden in it.",
        },
        {
          week: 3,
          title: "Linux and scripting",
          theory: [
            "Files, permissions, users and sudo",
            "Processes, services, logs and cron",
            "Bash pipes and text tools; Python for small jobs",
            "Hardening an Ubuntu server: SSH keys, updates, ufw, auditd",
          ],
          lab: "Harden an Ubuntu server until Lynis scores it above 80, and write a Bash script that reports failed sign-ins every hour.",
        },
        {
          week: 4,
          title: "Reconnaissance, scanning and enumeration",
          theory: [
            "Open sources: WHOIS, DNS records, certificates, search operators",
            "Nmap: discovery, ports, versions and scripts",
            "Enumerating SMB, SNMP, LDAP and mail services",
            "Vulnerability scanning with OpenVAS, CVE and CVSS",
          ],
          lab: "Map the lab network with Nmap and OpenVAS, weed out false alarms by hand, and rank the ten findings that matter.",
        },
      ],
    },
    {
      month: 2,
      title: "Attacks, and what stops them",
      weeks: [
        {
          week: 5,
          title: "System hacking in the lab",
          theory: [
            "Passwords: hashing, cracking with Hashcat, and policies that help",
            "Exploits and payloads with Metasploit",
            "Privilege escalation on Linux and Windows",
            "Traces left in logs, and how a defender reads them",
          ],
          lab: "Take a Metasploitable machine from first foothold to root, then close each step and prove that the path is shut.",
        },
        {
          week: 6,
          title: "Web security I: OWASP and injection",
          theory: [
            "HTTP, cookies and sessions seen through Burp Suite",
            "The OWASP Top 10 and the testing guide",
            "SQL, command and template injection",
            "Prepared statements and validation as the cure",
          ],
          lab: "Find and exploit five injection faults in DVWA and OWASP Juice Shop, and repair one of them in its source code.",
        },
        {
          week: 7,
          title: "Web security II: access, scripts and APIs",
          theory: [
            "Broken access control and insecure object references",
            "Cross-site scripting, CSRF and content security policy",
            "Server-side request forgery and unsafe uploads",
            "Testing REST APIs and JSON Web Tokens",
            "Cloud storage and keys left in public",
          ],
          lab: "Test a small online shop as two different customers, reach an order that is not yours, and write the finding with its repair.",
        },
        {
          week: 8,
          title: "Wireless, mobile and connected devices",
          theory: [
            "WPA2 and WPA3, handshakes and rogue access points",
            "Bluetooth and RFID in outline",
            "Android application structure and MobSF",
            "Default passwords and old firmware in cameras and routers",
          ],
          lab: "Capture and crack the handshake of your own access point's weak password, move it to WPA3, and scan a training app with MobSF.",
        },
      ],
    },
    {
      month: 3,
      title: "Defence, reporting and the exam",
      weeks: [
        {
          week: 9,
          title: "Malware and social engineering",
          theory: [
            "Trojans, ransomware, worms and how each spreads",
            "Static and dynamic analysis in a sandbox",
            "Phishing, pretexting and fraud by SIM and OTP in Pakistan",
            "Awareness training that people remember",
          ],
          lab: "Examine a harmless training sample with strings, PE-bear and a sandbox, then plan a phishing exercise with GoPhish inside the lab.",
        },
        {
          week: 10,
          title: "Cryptography and identity",
          theory: [
            "Symmetric and public-key encryption, hashes and signatures",
            "Certificates, PKI and the TLS handshake",
            "Multi-factor sign-in, passkeys and single sign-on",
            "Common mistakes: home-made ciphers, reused keys, lost backups",
          ],
          lab: "Run a small certificate authority with OpenSSL, serve the lab site over TLS 1.3, and fix every fault testssl.sh reports.",
        },
        {
          week: 11,
          title: "The blue team: SIEM, detection and response",
          theory: [
            "Collecting logs from Windows, Linux and firewalls",
            "Wazuh rules, Sigma and the MITRE ATT&CK matrix",
            "Intrusion detection with Suricata, and honeypots",
            "Incident response: contain, remove, recover, learn",
            "Reporting an incident to PKCERT and to the NCCIA",
          ],
          lab: "Detect your own week 5 attack in Wazuh, write two Sigma rules for it, and run a ransomware exercise from alarm to recovery.",
        },
        {
          week: 12,
          title: "Reporting, capstone and exam preparation",
          theory: [
            "A report for managers and one for engineers",
            "Evidence, severity and advice that can be followed",
            "The CEH exam: domains, question style and time",
            "CV and first roles: security operations, junior tester, audit",
          ],
          lab: "Test an unknown lab network for six hours under a signed scope, deliver the report in two days, and sit a 125-question practice paper.",
        },
      ],
    },
  ],
};
