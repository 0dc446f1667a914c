/** The program cannot start as configured. The message is one line for the person who starts it. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
