import { applyMemorySettings } from "#server/config/memory-settings.ts";

// biome-ignore lint/style/noProcessEnv: the one place that hands the environment to its readers
const environment = process.env;
applyMemorySettings(environment);
// Loaded after the settings: a process that is about to be replaced does not need it.
const { startProgram } = await import("#server/main.ts");
await startProgram(environment);
