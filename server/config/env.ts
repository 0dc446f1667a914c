import { createPrivateKey, createPublicKey } from "node:crypto";
import { join, resolve } from "node:path";
import { z } from "zod";
import { ConfigError } from "#server/config/config-error.ts";
import { readDatabaseUrl } from "#server/config/database-url.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const switchWords: Record<string, boolean> = { on: true, true: true, "1": true, off: false, false: false, "0": false };

const matching = (pattern: RegExp, expected: string) => z.string().regex(pattern, expected);

const onOrOff = z
  .string()
  .refine((text) => text.toLowerCase() in switchWords, "on or off")
  .transform((text) => switchWords[text.toLowerCase()] === true);

const wholeNumber = (min: number, max: number, expected: string) =>
  matching(/^\d+$/, expected).transform(Number).pipe(z.number().min(min, expected).max(max, expected));

const urlOf = (schemes: string[], expected: string) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), expected);

const httpUrl = (expected: string) => urlOf(["http:", "https:"], expected);

const origin = (expected: string) =>
  httpUrl(expected)
    .refine((text) => /^https?:\/\/[^/?#@]+\/?$/i.test(text), expected)
    .transform((text) => new URL(text).origin);

const databaseUrlExpected =
  "a postgres:// address, of several servers as postgres://user@one:5432,two:5432/database?target_session_attrs=read-write";
const authSecretExpected = "at least 32 random characters, no sample: openssl rand -base64 32 makes some";
const authSecret = z
  .string()
  .min(32, authSecretExpected)
  .refine((text) => !/example|change|sample|secret/i.test(text) && new Set(text).size >= 10, authSecretExpected);
const lookupExpected = "an http(s) address holding {ip}";

const mailbox = matching(
  /^[^\p{Cc}<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/u,
  "an e-mail address, or a name with one: Darsgah <office@example.com>",
);

const clerkKey = (kind: string) =>
  matching(new RegExp(`^${kind}_(test|live)_[\\w$=-]{8,}$`), `a key that begins with ${kind}_test_ or ${kind}_live_`);

/** A publishable key is a prefix and, in base64, the provider's host for us followed by a dollar sign. */
function hostIn(publishableKey: string): string {
  return Buffer.from(publishableKey.replace(/^pk_(test|live)_/, ""), "base64")
    .toString()
    .replace(/\$$/, "");
}

/** The text of a PEM key, whose lines may be joined by "\\n" in one. */
const pem = (isKey: (text: string) => boolean, expected: string) =>
  z
    .string()
    .transform((text) => text.replaceAll("\\n", "\n"))
    .refine(isKey, expected);

function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

function isPublicKey(text: string): boolean {
  try {
    return createPublicKey(text).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

/** The whole environment. Each message says what its variable expects. */
const variables = z.object({
  NODE_ENV: z.enum(["production", "development", "test"], "production, development or test").default("production"),
  PORT: wholeNumber(0, 65535, "a port number from 0 to 65535").default(3000),
  HOST: matching(/^[\w.:-]+$/, "a host name or address to listen on").default("0.0.0.0"),
  LISTEN_FD: wholeNumber(0, 1023, "the number of an open socket").optional(),
  SITE_URL: origin("an origin such as https://www.example.com, without a path").optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .refine((text) => readDatabaseUrl(text) !== null, databaseUrlExpected)
    .optional(),
  DEMO_CONTENT: onOrOff.optional(),
  BACKUP_DIR: z.string().optional(),
  NIGHTLY_BACKUPS: onOrOff.optional(),
  BACKUP_S3_ENDPOINT: origin("an origin such as https://s3.eu-central-1.amazonaws.com, without a path").optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_BUCKET: matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "the name of a bucket").optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_PASSPHRASE: z.string().min(12, "at least 12 letters: it encrypts the copies").optional(),
  METRICS_KEY: matching(/^[\x21-\x7e]{16,}$/, "at least 16 characters without spaces").optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) => (["off", "false", "no"].includes(text.toLowerCase()) ? "0" : text))
    .pipe(wholeNumber(0, 10, "off, or the number of proxies in front (1 to 10)"))
    .default(0),
  AUTH_SECRET: authSecret.optional(),
  AUTH_SECRET_BEFORE: authSecret.optional(),
  CLERK_PUBLISHABLE_KEY: clerkKey("pk")
    .refine((key) => /^[\w-]+(\.[\w-]+)+$/.test(hostIn(key)), "the provider's own publishable key, whole")
    .optional(),
  CLERK_SECRET_KEY: clerkKey("sk").optional(),
  CLERK_JWT_KEY: pem(isPublicKey, "the PEM public key that checks the provider's tokens").optional(),
  SMTP_URL: urlOf(["smtp:", "smtps:"], "an smtp:// or smtps:// address").optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: mailbox.optional(),
  DKIM_SELECTOR: matching(
    /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i,
    "the key's name in the domain's DNS, such as 2026",
  ).optional(),
  DKIM_PRIVATE_KEY: pem(isPrivateKey, "an RSA private key in PEM: openssl genrsa 2048 makes one").optional(),
  GEO_COUNTRY_HEADER: matching(/^[A-Za-z0-9-]+$/, "the name of a request header, such as cf-ipcountry").optional(),
  GEO_LOOKUP_URL: httpUrl(lookupExpected)
    .refine((text) => text.includes("{ip}"), lookupExpected)
    .optional(),
  STRIPE_SECRET_KEY: matching(
    /^(sk|rk)_(test|live)_\w{8,}$/,
    "a secret key of Stripe's: sk_live_…, sk_test_… or a restricted rk_…",
  ).optional(),
  STRIPE_WEBHOOK_SECRET: matching(/^whsec_\w{8,}$/, "the signing secret of Stripe's webhook: whsec_…").optional(),
  STRIPE_API_URL: origin("the origin of a server that speaks Stripe's API, without a path").optional(),
  ZOOM_API_URL: origin("the origin of a server that speaks Zoom's API, without a path").optional(),
  GOOGLE_API_URL: origin("the origin of a server that speaks Google's API, without a path").optional(),
  S3_ENDPOINT: origin("an origin such as https://s3.eu-central-1.amazonaws.com, without a path").optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "the name of a bucket").optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  GEMINI_API_KEY: matching(/^[\x21-\x7e]{8,}$/, "a key without spaces").optional(),
  GEMINI_MODEL: matching(/^[\w.-]+$/, "the name of a model, such as gemini-flash-latest").default(
    "gemini-flash-latest",
  ),
  GEMINI_BASE_URL: httpUrl("an http(s) address").default("https://generativelanguage.googleapis.com"),
  BEST_COMPRESSION: onOrOff.optional(),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(", ")}`).default("info"),
});

type Variables = z.infer<typeof variables>;

export type Config = ReturnType<typeof readEnv>;

/**
 * The program's configuration from its environment variables, checked once and as a whole. An empty variable counts as
 * unset. Throws a `ConfigError` of one line that names the first wrong variable and what it expects, never its value.
 */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} must be ${issue?.message}.`);
  }
  const env = parsed.data;
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    /** An open socket to listen on, from the starter; null: the program opens the port itself. */
    listenFd: env.LISTEN_FD ?? null,
    /** Canonical origin of links and mails; no path, no closing slash. */
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    /** Absolute path. */
    dataDir: resolve(env.DATA_DIR),
    /** Null: the embedded database in `dataDir`. */
    databaseUrl: env.DATABASE_URL ?? null,
    backups: backupsIn(env),
    /** Null: `/metrics` is not found. */
    metricsKey: env.METRICS_KEY ?? null,
    demoContent: env.DEMO_CONTENT ?? env.DATABASE_URL === undefined,
    /** Number of trusted `X-Forwarded-For` entries, counted from the right. */
    trustProxy: env.TRUST_PROXY,
    ...secretsIn(env),
    /** Null: accounts of our own. */
    clerk: clerkIn(env),
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? null, to: env.MAIL_TO ?? null, dkim: dkimIn(env) },
    geo: { countryHeader: env.GEO_COUNTRY_HEADER?.toLowerCase() ?? null, lookupUrl: env.GEO_LOOKUP_URL ?? null },
    /** Null: no cards are taken. */
    stripe: stripeIn(env),
    /** Another origin with Stripe's API, also for keys that an owner types; null for Stripe's own. */
    stripeApiUrl: env.STRIPE_API_URL ?? null,
    /** Other origins with the services that make meetings; null for their own. */
    meetingUrls: { zoom: env.ZOOM_API_URL ?? null, google: env.GOOGLE_API_URL ?? null },
    /** Null: files are stored in `dataDir`. */
    s3: s3In(env),
    /** Null: the embedded assistant. */
    gemini: geminiIn(env),
    /** Whether pages are compressed at their best ahead of time, or only as the first request for each does it. */
    bestCompression: env.BEST_COMPRESSION ?? true,
    logLevel: env.LOG_LEVEL,
    /** What a process that the program starts needs of its environment: never a key. */
    ofChildren: Object.fromEntries(["PATH", "HOME", "TMPDIR"].map((name) => [name, source[name]])),
  };
}

const geminiIn = ({ GEMINI_API_KEY: apiKey, GEMINI_MODEL: model, GEMINI_BASE_URL: baseUrl }: Variables) =>
  apiKey ? { apiKey, model, baseUrl } : null;

const secretsIn = (env: Variables) => ({
  /** Null: one is generated and stored in `dataDir`. */
  authSecret: env.AUTH_SECRET ?? null,
  /** The secret before it was changed: what that sealed is sealed again. */
  authSecretBefore: env.AUTH_SECRET_BEFORE ?? null,
});

function stripeIn(env: Variables) {
  const keys = allOrNone(env, ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]);
  if (!keys) return null;
  return {
    secretKey: keys.STRIPE_SECRET_KEY,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    /** Null: Stripe's own. */
    apiUrl: env.STRIPE_API_URL ?? null,
  };
}

/** The key that signs mails; null: the mail server signs them, or nobody does. */
function dkimIn(env: Variables) {
  const keys = allOrNone(env, ["DKIM_SELECTOR", "DKIM_PRIVATE_KEY"]);
  return keys && { keySelector: keys.DKIM_SELECTOR, privateKey: keys.DKIM_PRIVATE_KEY };
}

/** `host` is the origin of Clerk's scripts. `jwtKey` is a PEM public key: tokens are checked without the secret. */
function clerkIn(env: Variables) {
  const keys = allOrNone(env, ["CLERK_PUBLISHABLE_KEY", "CLERK_SECRET_KEY", "CLERK_JWT_KEY"]);
  if (!keys) return null;
  const publishableKey = keys.CLERK_PUBLISHABLE_KEY;
  return { publishableKey, host: hostIn(publishableKey), jwtKey: keys.CLERK_JWT_KEY };
}

function backupsIn(env: Variables) {
  return {
    /** Absolute path. */
    folder: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, "backups")),
    nightly: env.NIGHTLY_BACKUPS ?? true,
    /** Null: no copies leave the folder. */
    away: awayIn(env),
  };
}

/** The bucket that copies of backups go to, and the passphrase that encrypts them. */
function awayIn(env: Variables) {
  const keys = allOrNone(env, [
    ...(["BACKUP_S3_ENDPOINT", "BACKUP_S3_REGION", "BACKUP_S3_BUCKET", "BACKUP_S3_ACCESS_KEY_ID"] as const),
    ...(["BACKUP_S3_SECRET_ACCESS_KEY", "BACKUP_PASSPHRASE"] as const),
  ]);
  return (
    keys && {
      s3: {
        endpoint: keys.BACKUP_S3_ENDPOINT,
        region: keys.BACKUP_S3_REGION,
        bucket: keys.BACKUP_S3_BUCKET,
        accessKeyId: keys.BACKUP_S3_ACCESS_KEY_ID,
        secretAccessKey: keys.BACKUP_S3_SECRET_ACCESS_KEY,
      },
      passphrase: keys.BACKUP_PASSPHRASE,
    }
  );
}

function s3In(env: Variables) {
  const names = ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const keys = allOrNone(env, names);
  if (!keys) return null;
  return {
    /** An origin, without the bucket. */
    endpoint: keys.S3_ENDPOINT,
    region: keys.S3_REGION,
    bucket: keys.S3_BUCKET,
    accessKeyId: keys.S3_ACCESS_KEY_ID,
    secretAccessKey: keys.S3_SECRET_ACCESS_KEY,
  };
}

/** Variables that only work together, also with `extra`; null if none of them is set. Throws if only some are. */
function allOrNone<Name extends keyof Variables>(env: Variables, names: readonly Name[]) {
  const given = names.find((name) => env[name] !== undefined);
  const missing = names.find((name) => env[name] === undefined);
  if (given && missing) throw new ConfigError(`${missing} must be set together with ${given}.`);
  return given ? (env as { [Each in Name]: NonNullable<Variables[Each]> }) : null;
}
