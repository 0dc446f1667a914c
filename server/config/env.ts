import { createPublicKey } from "node:crypto";
import { resolve } from "node:path";
import { z } from "zod";
import { ConfigError } from "#server/config/config-error.ts";
import { readDatabaseUrl } from "#server/config/database-url.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const switchWords: Record<string, boolean> = { on: true, true: true, "1": true, off: false, false: false, "0": false };

const wholeNumber = (min: number, max: number, expected: string) =>
  z.string().regex(/^\d+$/, expected).transform(Number).pipe(z.number().min(min, expected).max(max, expected));

const urlOf = (schemes: string[], expected: string) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), expected);

const siteUrlExpected = "an origin such as https://www.example.com, without a path";
const databaseUrlExpected =
  "a postgres:// address, of several servers as postgres://user@one:5432,two:5432/database?target_session_attrs=read-write";
const switchExpected = "on or off";
const hopsExpected = "off, or the number of proxies in front (1 to 10)";
const authSecretExpected = "at least 32 random characters, no sample: openssl rand -base64 32 makes some";
const mailboxExpected = "an e-mail address, or a name with one: Darsgah <office@example.com>";
const stripeKeyExpected = "a secret key of Stripe's: sk_live_…, sk_test_… or a restricted rk_…";
const stripeWebhookExpected = "the signing secret of Stripe's webhook: whsec_…";
const stripeApiExpected = "the origin of a server that speaks Stripe's API, without a path";

const clerkKey = (kind: string) =>
  z
    .string()
    .regex(new RegExp(`^${kind}_(test|live)_[\\w$=-]{8,}$`), `a key that begins with ${kind}_test_ or ${kind}_live_`);
const jwtKeyExpected = "the PEM public key that checks the provider's tokens";

const s3EndpointExpected = "an origin such as https://s3.eu-central-1.amazonaws.com, without a path";

const mailbox = z.string().regex(/^[^\p{Cc}<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/u, mailboxExpected);

/** A publishable key is a prefix and the provider's host for us with a dollar sign behind it, in base64. */
function hostIn(publishableKey: string): string {
  return Buffer.from(publishableKey.replace(/^pk_(test|live)_/, ""), "base64")
    .toString()
    .replace(/\$$/, "");
}

function isPublicKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

/** One schema for the whole environment; each message says what the variable expects. */
const variables = z.object({
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
  DATABASE_URL: z
    .string()
    .refine((text) => readDatabaseUrl(text) !== null, databaseUrlExpected)
    .optional(),
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
  CLERK_PUBLISHABLE_KEY: clerkKey("pk")
    .refine((key) => /^[\w-]+(\.[\w-]+)+$/.test(hostIn(key)), "the provider's own publishable key, whole")
    .optional(),
  CLERK_SECRET_KEY: clerkKey("sk").optional(),
  CLERK_JWT_KEY: z
    .string()
    .transform((text) => text.replaceAll("\\n", "\n"))
    .refine(isPublicKey, jwtKeyExpected)
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
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w{8,}$/, stripeKeyExpected)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{8,}$/, stripeWebhookExpected)
    .optional(),
  STRIPE_API_URL: urlOf(["http:", "https:"], stripeApiExpected)
    .refine((text) => /^https?:\/\/[^/?#@]+\/?$/i.test(text), stripeApiExpected)
    .optional(),
  S3_ENDPOINT: urlOf(["http:", "https:"], s3EndpointExpected)
    .refine((text) => /^https?:\/\/[^/?#@]+\/?$/i.test(text), s3EndpointExpected)
    .transform((text) => new URL(text).origin)
    .optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "the name of a bucket")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
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

/** Variables that only work together. */
const environment = variables.superRefine((env, context) => {
  const pairs = [
    ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"],
    ["STRIPE_SECRET_KEY", "STRIPE_API_URL"],
  ] as const;
  for (const [missing, given] of pairs)
    if (env[given] !== undefined && env[missing] === undefined)
      context.addIssue({ code: "custom", path: [missing], message: `set together with ${given}` });
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
  /** Null: accounts of our own. `host` is where its scripts come from, `jwtKey` a PEM public key: tokens are checked with it, so no secret is carried on. */
  clerk: { publishableKey: string; host: string; jwtKey: string } | null;
  mail: { smtpUrl: string | null; from: string | null; to: string | null };
  geo: { countryHeader: string | null; lookupUrl: string | null };
  /** Null: no cards are taken. `apiUrl` is null for Stripe's own. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | null } | null;
  /** Null: lecture files stand in `dataDir`. */
  s3: S3Config | null;
  /** Null: the embedded assistant. */
  gemini: { apiKey: string; model: string; baseUrl: string } | null;
  logLevel: (typeof logLevels)[number];
}

interface S3Config {
  /** An origin, without the bucket. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
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
    clerk: clerkOf(env),
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? null, to: env.MAIL_TO ?? null },
    geo: { countryHeader: env.GEO_COUNTRY_HEADER?.toLowerCase() ?? null, lookupUrl: env.GEO_LOOKUP_URL ?? null },
    stripe: stripeOf(env),
    s3: readS3(env),
    gemini: env.GEMINI_API_KEY
      ? { apiKey: env.GEMINI_API_KEY, model: env.GEMINI_MODEL, baseUrl: env.GEMINI_BASE_URL }
      : null,
    logLevel: env.LOG_LEVEL,
  };
}

function stripeOf(env: z.infer<typeof variables>): Config["stripe"] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl: apiUrl ?? null } : null;
}

/** All of the provider's keys, or none. */
function clerkOf({ CLERK_PUBLISHABLE_KEY, CLERK_SECRET_KEY, CLERK_JWT_KEY }: z.infer<typeof variables>) {
  const keys = Object.entries({ CLERK_PUBLISHABLE_KEY, CLERK_SECRET_KEY, CLERK_JWT_KEY });
  const [missing] = keys.filter(([, value]) => value === undefined).map(([name]) => name);
  if (CLERK_PUBLISHABLE_KEY && CLERK_SECRET_KEY && CLERK_JWT_KEY) {
    const host = hostIn(CLERK_PUBLISHABLE_KEY);
    return { publishableKey: CLERK_PUBLISHABLE_KEY, host, jwtKey: CLERK_JWT_KEY };
  }
  if (keys.every(([, value]) => value === undefined)) return null;
  throw new ConfigError(`${missing} must be set, too: all of ${keys.map(([name]) => name).join(", ")}, or none.`);
}

const s3Names = ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** The storage service where all of its variables are set, none where none is. */
function readS3(env: z.infer<typeof variables>): S3Config | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (endpoint && region && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, region, bucket, accessKeyId, secretAccessKey };
  }
  const [given, missing] = [s3Names.find((name) => env[name]), s3Names.find((name) => !env[name])];
  if (given) throw new ConfigError(`${missing} must be set where ${given} is.`);
  return null;
}
