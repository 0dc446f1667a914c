import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { bootScript } from "./scripts/vite-boot-plugin.ts";
import { fetchBeforeImport } from "./scripts/vite-import-plugin.ts";
import { isLoadedOnDemand, routerOnDemand } from "./scripts/vite-router-plugin.ts";

/**
 * Packages that the program loads from `node_modules` as they are: those that find files beside themselves, those that
 * only some installations load, and those of a few modules. All others are bundled: finding and reading 600 modules
 * would take a start 0.2 s.
 */
const external = [
  ...["satori", "sharp"],
  ...["@electric-sql/pglite", "pino"],
  ...["@clerk/backend", "@clerk/shared", "@zxcvbn-ts/core", "@zxcvbn-ts/language-common", "stripe"],
  // E-mails that come in.
  ...["imapflow", "mailauth", "postal-mime", "smtp-server"],
  // The printer of receipts.
  ...["bidi-js", "fontkit", "harfbuzzjs", "pdfkit"],
  ...["pg", "qr", "react", "react-dom", "s3mini", "tldts"],
];

/** The process that draws pictures, which the program starts when there is something to draw. */
const drawing = { "draw-pictures": "server/draw-pictures.ts" };

/** The thread that weighs new passwords, which the program starts for the first of them. */
const weighing = { "weigh-passwords": "server/weigh-passwords.ts" };

/** The thread that reads mails which come in. */
const reading = { "read-mails": "server/read-mails.ts" };

/** The thread that cuts faces to the words of a page. */
const cutting = { "cut-faces": "server/cut-faces.ts" };

/** Builds the program beside React Router's own server build, so that both share one instance of every module. */
function programEntry(): Plugin {
  const input = {
    index: "virtual:react-router/server-build",
    main: "server/launch.ts",
    ...drawing,
    ...weighing,
    ...reading,
    ...cutting,
  };
  return {
    name: "program-entry",
    apply: "build",
    config: () => ({
      environments: { ssr: { resolve: { noExternal: true, external }, build: { rollupOptions: { input } } } },
    }),
    // React Router gives every entry the name of its own; a hook of the environment has the last word.
    configEnvironment: (name) =>
      name === "ssr" ? { build: { rollupOptions: { output: { entryFileNames: "[name].js" } } } } : null,
  };
}

/**
 * Modules that many pages share travel together: tiny chunks compress badly, and the routes' manifest names them all. The
 * times of classes are for pages that have some, as are the forms of accounts.
 */
const common = {
  name: "common",
  test: /\/(app|domains|shared|ui)\/(?!formats\/class-time\.|accounts\/site\/account-f(?:orm|rame)\.)|lucide-react/,
  minShareCount: 8,
};

/** The router travels in one chunk, but for what navigates: each page would need most of its parts one by one. */
const router = {
  name: "router",
  test: (id: string) => /\/react-router\/|\/router-on-demand\./.test(id) && !isLoadedOnDemand(id),
};

/** The router's navigation, loaded by the first intent. */
const navigation = { name: "navigation", test: isLoadedOnDemand };

/** The modules of the frame around every page, without the toasts, which are loaded on demand. */
const frame = {
  name: "frame",
  test: /\/app\/layout\/(?!toaster\.)|\/toast-store\.|\/fill-text\.|\/assistant-launcher\.|icons\/(check|chevron-down)\.|\/fetch-code\.|preload-helper/,
};

/** The chunks that run on every page during hydration. */
/** Small parts that pages with courses share: apart they are a third larger. */
const offers = {
  name: "offers",
  test: /\/(fee|price-or|offer-bar|foot-bar|ask-fee|arrow-link|course-cover|claim-band)\.tsx$/,
};

/** The frame and the form of the pages of accounts: many share them, but none that a visitor sees first. */
const accounts = { name: "accounts", test: /\/accounts\/site\/account-f(?:orm|rame)\.tsx$/ };

/** Those of what learners say and ask. */
const voices = { name: "voices", test: /\/(testimonial-list|question-list|site-initials|initials-of)\.tsx?$/ };

const everyPages = new Set(["entry.client", "router", "common", "frame"]);
const isRunning = (name: string) => everyPages.has(name) || name === "root" || name === "rolldown-runtime";

/**
 * Asks the browser to compile a whole chunk while it streams in, beside the main thread, instead of function by function
 * during hydration, whose tasks stay short. For other browsers it is a comment.
 */
const compiledAhead = "//# allFunctionsCalledOnLoad";

function chunks(): Plugin {
  const output = {
    codeSplitting: { groups: [router, navigation, common, frame, offers, voices, accounts] },
    postBanner: ({ name }: { name: string }) => (everyPages.has(name) ? compiledAhead : ""),
  };
  return {
    name: "chunks",
    apply: "build",
    configEnvironment: (name) => (name === "client" ? { build: { rollupOptions: { output } } } : null),
  };
}

/** Browsers of two years and more: what they know needs no stand-in in the style sheet, which every page carries. */
const styleTarget = ["chrome123", "edge123", "firefox128", "safari17.5", "ios17.5"];

/** Icons come in packages of thousands: only those that are used are read, which keeps 120 MB off the build's peak. */
const rollupOptions = { experimental: { lazyBarrel: true }, checks: { bundlerTimings: false } };

export default defineConfig({
  build: { cssTarget: styleTarget, rollupOptions },
  plugins: [
    programEntry(),
    chunks(),
    tailwindcss({ optimize: false }),
    bootScript(),
    routerOnDemand(),
    fetchBeforeImport(isRunning),
    reactRouter(),
  ],
});
