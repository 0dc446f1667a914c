import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requireCommand } from "../support/required-command.ts";
import { rawEmails } from "./support/raw-emails.ts";
import { type SpamScore, spamAssassinScores, startRspamd } from "./support/spam-scores.ts";

/** The highest score of an email in either program; both take 5 and more for spam. */
const highest = 1;

describe("every email, as filters of mail servers see it", () => {
  let mails: Map<string, Buffer>;
  beforeAll(async () => {
    requireCommand("spamassassin", ["--version"], "Debian: spamassassin");
    requireCommand("rspamd", ["--version"], "Debian: rspamd");
    mails = await rawEmails();
  });

  const tooHigh = (scores: SpamScore[]) =>
    [...mails.keys()].flatMap((name, at) => {
      const { score, rules } = scores[at] ?? { score: Number.NaN, rules: ["not scored"] };
      return score <= highest ? [] : [`${name}: ${score}, ${rules.join(", ")}`];
    });

  it("is no spam to SpamAssassin", () => {
    expect(tooHigh(spamAssassinScores([...mails.values()]))).toEqual([]);
  });

  describe("is no spam", () => {
    let rspamd: Awaited<ReturnType<typeof startRspamd>>;
    beforeAll(async () => {
      rspamd = await startRspamd();
    });
    afterAll(() => rspamd.close());

    it("to rspamd", async () => {
      const scores: SpamScore[] = [];
      for (const mail of mails.values()) scores.push(await rspamd.score(mail));
      expect(tooHigh(scores)).toEqual([]);
    });

    it("while both know spam when they see it", async () => {
      const [mail = Buffer.alloc(0)] = mails.values();
      const spam = Buffer.from(
        mail.toString("latin1").replace(/^Subject: .*$/m, "Subject: FREE VIAGRA!!! $$$ WINNER"),
        "latin1",
      );
      const [known] = spamAssassinScores([spam]);
      expect(known?.score).toBeGreaterThan(highest);
      const gtube = "XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X";
      const test = Buffer.from(`From: a@example.org\r\nTo: b@example.org\r\nSubject: test\r\n\r\n${gtube}\r\n`);
      expect((await rspamd.score(test)).score).toBeGreaterThan(highest);
    });
  });
});
