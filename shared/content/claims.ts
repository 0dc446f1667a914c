export type Claim = { figure: string; label: string };

/** The bands of figures. Each band has its own figure of projects (specification §1 and §2). */
export const claims = {
  homeHero: [
    { figure: "10000+", label: "students trained" },
    { figure: "98%", label: "placement rate" },
    { figure: "24/7", label: "support" },
  ],
  homeProof: [
    { figure: "10000+", label: "graduates" },
    { figure: "200+", label: "projects" },
    { figure: "98%", label: "satisfaction" },
    { figure: "2025", label: "founded" },
  ],
  about: [
    { figure: "10000+", label: "students trained" },
    { figure: "98%", label: "satisfaction and placement" },
    { figure: "2025", label: "founded" },
  ],
  learning: [
    { figure: "10000+", label: "students trained" },
    { figure: "500+", label: "projects delivered" },
    { figure: "98%", label: "placement rate" },
    { figure: "24/7", label: "support" },
  ],
  achievements: [
    { figure: "290+", label: "projects completed" },
    { figure: "280+", label: "happy clients" },
    { figure: "7+", label: "years experience" },
    { figure: "24/7", label: "support" },
  ],
} satisfies Record<string, Claim[]>;
