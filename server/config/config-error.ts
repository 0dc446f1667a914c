/** The start cannot go on as configured. The message is one line for the person who starts the program. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
