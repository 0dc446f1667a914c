/** The environment of this process, for `readEnv` and the memory settings; nothing else reads it. */
// biome-ignore lint/style/noProcessEnv: the one place that hands the environment to its readers
export const environment: NodeJS.ProcessEnv = process.env;
