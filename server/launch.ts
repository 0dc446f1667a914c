import { applyMemorySettings } from "#server/config/memory-settings.ts";

// biome-ignore lint/style/noProcessEnv: the one place that hands the environment to its readers
const environment = process.env;
applyMemorySettings(environment);
// Loaded only now: a process that is about to be replaced needs none of it.
const { startProgram } = await import("#server/main.ts");
await startProgram(environment);
