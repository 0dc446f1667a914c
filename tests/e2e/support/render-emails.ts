import { runnerImport } from "vite";
import { demoContent } from "#content/demo-site.ts";

/**
 * A process of its own: prints every email as JSON, `[name, html]` each, with its argument's text in every place that
 * accepts others' words. Vite reads the templates' JSX as the program's build does, and would otherwise decide the mode
 * of the tests' own process.
 */
const path = new URL("../../support/every-email.ts", import.meta.url).pathname;
const { module } = await runnerImport<typeof import("../../support/every-email.ts")>(path, { configFile: false });
const options = { siteUrl: "https://darsgah.example", picture: () => null };
const emails = module.everyEmail(demoContent.company, options, () => process.argv[2] ?? "");
process.stdout.write(JSON.stringify(Object.entries(emails).map(([of, write]) => [of, write().html])));
