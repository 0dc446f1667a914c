import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError } from "#server/config/config-error.ts";
import { readEnv } from "#server/config/env.ts";

describe("readEnv", () => {
  it("needs no variable", () => {
    expect(readEnv({})).toEqual({
      mode: "production",
      port: 3000,
      host: "0.0.0.0",
      listenFd: null,
      siteUrl: "http://localhost:3000",
      dataDir: resolve("data"),
      databaseUrl: null,
      backups: { folder: resolve("data/backups"), nightly: true, away: null },
      metricsKey: null,
      demoContent: true,
      trustProxy: 0,
      authSecret: null,
      authSecretBefore: null,
      clerk: null,
      meetingUrls: { zoom: null, google: null },
      mail: { smtpUrl: null, from: null, to: null, dkim: null },
      geo: { countryHeader: null, lookupUrl: null },
      stripe: null,
      stripeApiUrl: null,
      s3: null,
      gemini: null,
      bestCompression: true,
      logLevel: "info",
      ofChildren: { PATH: undefined, HOME: undefined, TMPDIR: undefined },
    });
  });

  it("treats an empty variable as unset", () => {
    expect(readEnv({ PORT: "", SITE_URL: " ", TRUST_PROXY: "" })).toEqual(readEnv({}));
  });

  it("seeds no demo content into an operator's own database unless told to", () => {
    const DATABASE_URL = "postgres://user:word@db.example/darsgah";
    expect(readEnv({ DATABASE_URL }).demoContent).toBe(false);
    expect(readEnv({ DATABASE_URL, DEMO_CONTENT: "on" }).demoContent).toBe(true);
    expect(readEnv({ DEMO_CONTENT: "Off" }).demoContent).toBe(false);
  });

  it.each([
    ["https://www.example.com/", "https://www.example.com"],
    ["HTTPS://Example.COM:443", "https://example.com"],
    ["http://localhost:8080", "http://localhost:8080"],
  ])("reads SITE_URL %s as the origin %s", (given, origin) => {
    expect(readEnv({ SITE_URL: given }).siteUrl).toBe(origin);
  });

  it.each([
    ["off", 0],
    ["0", 0],
    ["1", 1],
    ["2", 2],
  ])("reads TRUST_PROXY %s as %i", (given, hops) => {
    expect(readEnv({ TRUST_PROXY: given }).trustProxy).toBe(hops);
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["PORT", "80.5"],
    ["HOST", "http://x"],
    ["SITE_URL", "www.example.com"],
    ["SITE_URL", "https://example.com/shop"],
    ["SITE_URL", "https://user@example.com"],
    ["DATABASE_URL", "mysql://db.example"],
    ["DATABASE_URL", "postgres://one,two:port/darsgah"],
    ["DATABASE_URL", "postgres://one,two/darsgah?target_session_attrs=any"],
    ["DEMO_CONTENT", "maybe"],
    ["TRUST_PROXY", "-1"],
    ["TRUST_PROXY", "11"],
    ["AUTH_SECRET", "too short"],
    ["AUTH_SECRET", "change-me-change-me-change-me-change-me"],
    ["SMTP_URL", "https://mail.example"],
    ["MAIL_FROM", "office"],
    ["MAIL_TO", "Office <office@example.com>\r\nBcc: all@example.com"],
    ["DKIM_SELECTOR", "2026.key"],
    ["DKIM_PRIVATE_KEY", "-----BEGIN PRIVATE KEY-----"],
    ["GEO_COUNTRY_HEADER", "cf ip"],
    ["GEO_LOOKUP_URL", "https://geo.example/"],
    ["STRIPE_SECRET_KEY", "pk_live_1234567890"],
    ["STRIPE_WEBHOOK_SECRET", "secret"],
    ["STRIPE_API_URL", "http://127.0.0.1:12111/v1"],
    ["S3_ENDPOINT", "https://s3.example/bucket"],
    ["S3_BUCKET", "../x"],
    ["GEMINI_API_KEY", "short"],
    ["GEMINI_MODEL", "models/../x"],
    ["GEMINI_BASE_URL", "ftp://example.com"],
    ["BEST_COMPRESSION", "perhaps"],
    ["LOG_LEVEL", "loud"],
    ["NODE_ENV", "prod"],
  ])("refuses %s=%s in one line that names it", (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
  });

  it("does not repeat the password in a refused DATABASE_URL", () => {
    expect(() => readEnv({ DATABASE_URL: "postgres://user:hidden-word@one,two:port/darsgah" })).toThrow(
      /^DATABASE_URL must be (?!.*hidden-word)/,
    );
  });

  const stripe = { STRIPE_SECRET_KEY: "sk_test_1234567890", STRIPE_WEBHOOK_SECRET: "whsec_1234567890" };

  it("takes cards if both of Stripe's keys are set", () => {
    const [secretKey, webhookSecret] = [stripe.STRIPE_SECRET_KEY, stripe.STRIPE_WEBHOOK_SECRET];
    expect(readEnv(stripe).stripe).toEqual({ secretKey, webhookSecret, apiUrl: null });
    const apiUrl = "http://127.0.0.1:12111";
    expect(readEnv({ ...stripe, STRIPE_API_URL: apiUrl }).stripe?.apiUrl).toBe(apiUrl);
  });

  it.each([
    [
      { STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY },
      "STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY.",
    ],
    [
      { STRIPE_WEBHOOK_SECRET: stripe.STRIPE_WEBHOOK_SECRET },
      "STRIPE_SECRET_KEY must be set together with STRIPE_WEBHOOK_SECRET.",
    ],
  ])("refuses half of Stripe's settings in one line", (given, line) => {
    expect(() => readEnv(given)).toThrow(new ConfigError(line));
  });

  it("accepts all variables of a storage service or none", () => {
    const whole = {
      S3_ENDPOINT: "https://s3.example/",
      S3_REGION: "auto",
      S3_BUCKET: "lectures",
      S3_ACCESS_KEY_ID: "id",
      S3_SECRET_ACCESS_KEY: "key",
    };
    expect(readEnv(whole).s3).toEqual({
      endpoint: "https://s3.example",
      region: "auto",
      bucket: "lectures",
      accessKeyId: "id",
      secretAccessKey: "key",
    });
    for (const name of Object.keys(whole)) {
      expect(() => readEnv({ ...whole, [name]: "" })).toThrow(
        new RegExp(`^${name} must be set together with S3_\\w+\\.$`),
      );
    }
  });

  it("does not repeat a wrong value: it may hold a password", () => {
    expect(() => readEnv({ DATABASE_URL: "postgre://user:word@db.example" })).not.toThrow(/word/);
  });
});
