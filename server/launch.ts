import { environment } from "#server/config/environment.ts";
import { applyMemorySettings } from "#server/config/memory-settings.ts";

applyMemorySettings(environment);
// Loaded after the settings: a process that is about to be replaced does not need it.
const { startProgram } = await import("#server/main.ts");
await startProgram(environment);
