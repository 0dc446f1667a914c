import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { country, executablePath, quiet } from "./visit.mjs";

/**
 * Starts a browser and hands `use` a function that audits pages in it, as a phone on a slow network loads them for the
 * first time: `audit(url, { skipAudits, headers })` gives scores out of 100 and times in milliseconds; `skipAudits`
 * names audits that do not apply to the page, `headers` are sent with each request. The browser's own startup work is
 * over by then: it has audited `warmUp` once.
 */
export async function withAuditor(warmUp, use) {
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: ["--headless", ...quiet],
    logLevel: "error",
  });
  const audit = (url, { skipAudits = [], headers = {} } = {}) =>
    auditTwiceIfLost(browser.port, url, { skipAudits, headers });
  try {
    await audit(warmUp);
    return await use(audit);
  } finally {
    browser.kill();
  }
}

/** A lost trace is retaken once. */
async function auditTwiceIfLost(port, url, options) {
  try {
    return await auditOnce(port, url, options);
  } catch {
    return auditOnce(port, url, options);
  }
}

async function auditOnce(port, url, { skipAudits, headers }) {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    extraHeaders: { ...country, ...headers },
    skipAudits,
    // Nothing is left of the previous visit: no file, no cookie, no record of loaded fonts.
    clearStorageTypes: ["all"],
  });
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? "No result.");
  const { categories, audits } = result.lhr;
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0,
  );
  const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: audits["largest-contentful-paint"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    failed: failed.map(({ id }) => id),
  };
}
