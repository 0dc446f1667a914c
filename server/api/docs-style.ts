import { company } from "#shared/content/company.ts";

const { ink, paper, accent, link } = company.brand.colors;
const colors = (theme: "light" | "dark") =>
  `--ink: ${ink[theme]}; --paper: ${paper[theme]}; --accent: ${accent[theme]}; --link: ${link[theme]};`;

/** The look of the API's documentation page. */
export const docsStyle = `
:root { color-scheme: light dark; ${colors("light")} }
@media (prefers-color-scheme: dark) { :root { ${colors("dark")} } }
body { background: var(--paper); color: var(--ink); font: 1rem/1.6 Figtree, system-ui, sans-serif; margin: 0; }
main { margin: 0 auto; max-width: 52rem; padding: 3rem 1.5rem; }
h1 { font-size: 2rem; line-height: 1.2; }
h2 { font-size: 1.15rem; margin: 0; }
a { color: var(--link); }
section { border-left: 4px solid var(--accent); border-radius: 4px; margin: 1.5rem 0; padding: 1rem 1.5rem; }
code { overflow-wrap: anywhere; }
code, pre { font: 0.9rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem 1rem; }
summary { cursor: pointer; padding: 0.25rem 0; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; }
.method { background: var(--ink); border-radius: 3px; color: var(--paper); margin-right: 0.5rem; padding: 0.1rem 0.5rem; }
`;
