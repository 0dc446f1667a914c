import { resolve } from "node:path";
import { z } from "zod";
import { ConfigError } from "#server/config/config-error.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const switchWords: Record<string, boolean> = { on: true, true: true, "1": true, off: false, false: false, "0": false };

const wholeNumber = (min: number, max: number, expected: string) =>
  z.string().regex(/^\d+$/, expected).transform(Number).pipe(z.number().min(min, expected).max(max, expected));

const urlOf = (schemes: string[], expected: string) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), expected);

const siteUrlExpected = "an origin such as https://www.example.com, without a path";
const switchExpected = "on or off";
const hopsExpected = "off, or the number of proxies in front (1 to 10)";
const authSecretExpected = "at least 32 random characters, no sample: openssl rand -base64 32 makes some";
const mailboxExpected = "an e-mail address, or a name with one: Darsgah <office@example.com>";

const mailbox = z.string().regex(/^[^\p{Cc}<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/u, mailboxExpected);

/** One schema for the whole environment; each message says what the variable expects. */
const environment = z.object({
  NODE_ENV: z.enum(["production", "development", "test"], "production, development or test").default("production"),
  PORT: wholeNumber(0, 65535, "a port number from 0 to 65535").default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "a host name or address to listen on")
    .default("0.0.0.0"),
  SITE_URL: urlOf(["http:", "https:"], siteUrlExpected)
    .refine((text) => /^https?:\/\/[^/?#@]+\/?$/i.test(text), siteUrlExpected)
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: urlOf(["postgres:", "postgresql:"], "a postgres:// address").optional(),
  DEMO_CONTENT: z
    .string()
    .refine((text) => text.toLowerCase() in switchWords, switchExpected)
    .transform((text) => switchWords[text.toLowerCase()] === true)
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) => (["off", "false", "no"].includes(text.toLowerCase()) ? "0" : text))
    .pipe(wholeNumber(0, 10, hopsExpected))
    .default(0),
  AUTH_SECRET: z
    .string()
    .min(32, authSecretExpected)
    .refine((text) => !/example|change|sample|secret/i.test(text) && new Set(text).size >= 10, authSecretExpected)
    .optional(),
  SMTP_URL: urlOf(["smtp:", "smtps:"], "an smtp:// or smtps:// address").optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: mailbox.optional(),
  GEO_COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, "the name of a request header, such as cf-ipcountry")
    .optional(),
  GEO_LOOKUP_URL: urlOf(["http:", "https:"], "an http(s) address holding {ip}")
    .refine((text) => text.includes("{ip}"), "an http(s) address holding {ip}")
    .optional(),
  GEMINI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,}$/, "a key without spaces")
    .optional(),
  GEMINI_MODEL: z
    .string()
    .regex(/^[\w.-]+$/, "the name of a model, such as gemini-flash-latest")
    .default("gemini-flash-latest"),
  GEMINI_BASE_URL: urlOf(["http:", "https:"], "an http(s) address").default(
    "https://generativelanguage.googleapis.com",
  ),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(", ")}`).default("info"),
});

export interface Config {
  mode: "production" | "development" | "test";
  port: number;
  host: string;
  /** Canonical origin of links and mails; no path, no closing slash. */
  siteUrl: string;
  /** Absolute path. */
  dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  demoContent: boolean;
  /** How many proxies' `X-Forwarded-For` entries are believed, counted from the right; 0 = none. */
  trustProxy: number;
  /** Null: one is made and kept in `dataDir`. */
  authSecret: string | null;
  mail: { smtpUrl: string | null; from: string | null; to: string | null };
  geo: { countryHeader: string | null; lookupUrl: string | null };
  /** Null: the embedded assistant. */
  gemini: { apiKey: string; model: string; baseUrl: string } | null;
  logLevel: (typeof logLevels)[number];
}

/**
 * The program's configuration from its environment variables, checked once and as a whole. An empty variable counts as
 * unset. Throws a `ConfigError` of one line that names the first wrong variable and what it expects, never its value.
 */
export function readEnv(source: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} must be ${issue?.message}.`);
  }
  const env = parsed.data;
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    demoContent: env.DEMO_CONTENT ?? env.DATABASE_URL === undefined,
    trustProxy: env.TRUST_PROXY,
    authSecret: env.AUTH_SECRET ?? null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? null, to: env.MAIL_TO ?? null },
    geo: { countryHeader: env.GEO_COUNTRY_HEADER?.toLowerCase() ?? null, lookupUrl: env.GEO_LOOKUP_URL ?? null },
    gemini: env.GEMINI_API_KEY
      ? { apiKey: env.GEMINI_API_KEY, model: env.GEMINI_MODEL, baseUrl: env.GEMINI_BASE_URL }
      : null,
    logLevel: env.LOG_LEVEL,
  };
}
