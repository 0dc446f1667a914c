import { buildIsCurrent, buildProgram } from "./lib/build.mjs";

/** `npm run build`: builds the site and the program unless nothing has changed; `--force` builds in any case. */
if (!process.argv.includes("--force") && buildIsCurrent()) {
  console.log("The build is up to date.");
} else {
  try {
    buildProgram();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
