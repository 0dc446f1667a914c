import { buildIsCurrent, buildProgram } from "./lib/build.mjs";

/**
 * `npm run build`: builds the site and the program unless nothing has changed; `--force` builds in any case,
 * `--one-by-one` in as little memory as a small machine has.
 */
if (!process.argv.includes("--force") && buildIsCurrent()) {
  console.log("The build is up to date.");
} else {
  try {
    await buildProgram(process.argv.includes("--one-by-one") ? { oneByOne: true } : {});
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
