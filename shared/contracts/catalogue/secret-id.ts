import { oneLine } from "#shared/fields.ts";

/** A Secret ID that staff choose themselves: trimmed, as in specification §5, and too long to guess. */
export const chosenSecretId = oneLine(100).min(8, "A Secret ID needs at least 8 characters.");
