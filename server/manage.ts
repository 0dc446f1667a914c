import { runTyped } from "#server/compose/run-typed.ts";
import { readEnv } from "#server/config/env.ts";
import { environment } from "#server/config/environment.ts";
import { keepNewFilesPrivate } from "#server/db/private-files.ts";

keepNewFilesPrivate();
// npm runs its scripts in the project's folder; a path is relative to the user's folder.
const folder = environment.INIT_CWD ?? process.cwd();
const ended = await runTyped(process.argv.slice(2), { config: () => readEnv(environment), folder });
process.stdout.write(ended.out);
process.stderr.write(ended.err);
process.exitCode = ended.code;
