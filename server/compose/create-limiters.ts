import { createAccountLimits } from "#domains/accounts/server/account-limits.ts";
import { createSecondFactorLimits } from "#domains/staff/server/second-factor-limits.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { createDatabaseRateLimiters } from "#server/limits/database.ts";
import { createMemoryRateLimiter } from "#server/limits/memory.ts";
import type { CreateRateLimiter } from "#server/limits/port.ts";

const minute = 60;

interface Deps extends Pick<OpenDatabase, "database" | "home"> {
  secret: string;
}

/**
 * Limits per address on acts that cost others something, or that would reveal a secret if repeated. Guesses at a secret
 * are counted in the database, so that neither a restart nor a second process grants new ones. Limits that only save
 * work are counted there if processes share it, otherwise in this process's memory (decision 30).
 */
export function createLimiters({ database, home, secret }: Deps) {
  const lasting = createDatabaseRateLimiters(database, secret);
  const light: CreateRateLimiter = home.kind === "embedded" ? createMemoryRateLimiter : lasting;
  return {
    /** A form: 20 times in ten minutes. */
    formLimiter: light({ name: "form", times: 20, within: 10 * minute }),
    /** Payment events: a card provider sends all of them from a few addresses. */
    paymentEventLimiter: light({ name: "payment-notice", times: 600, within: minute }),
    /** Receipts as PDFs: 30 in ten minutes. */
    receiptLimiter: light({ name: "receipt", times: 30, within: 10 * minute }),
    /** Certificate lookups by number, and verifiers' requests: 60 a minute by one address. */
    certificateLimiter: light({ name: "certificate", times: 60, within: minute }),
    secretIdLimiters: {
      /** A wrong Secret ID for a batch: ten in 15 minutes by one network. */
      network: lasting({ name: "secret-id", times: 10, within: 15 * minute }),
      /** And a hundred by all networks together. */
      batch: light({ name: "secret-id-batch", times: 100, within: 15 * minute }),
    },
    /** A wrong discount code: ten in 15 minutes on one order, twenty from one network. */
    discountLimiters: {
      order: lasting({ name: "discount-order", times: 10, within: 15 * minute }),
      network: lasting({ name: "discount-network", times: 20, within: 15 * minute }),
    },
    /** A student's watch progress, saved every few seconds: 60 a minute by one account. */
    progressLimiter: light({ name: "lecture-progress", times: 60, within: minute }),
    /** A wrong code of a class: ten in 15 minutes by one account. */
    checkInLimiter: lasting({ name: "check-in", times: 10, within: 15 * minute }),
    /** What a student asks and writes in threads: 30 in ten minutes by one account. */
    questionLimiter: light({ name: "question", times: 30, within: 10 * minute }),
    /** A test message: five an hour by one owner. */
    testMailLimiter: lasting({ name: "test-mail", times: 5, within: 60 * minute }),
    /** A question to the assistant: 30 in five minutes by one address, 240 a minute in all. */
    assistantLimiters: {
      visitor: light({ name: "assistant", times: 30, within: 5 * minute }),
      everybody: light({ name: "assistant-everybody", times: 240, within: minute }),
    },
    /** Demo classes booked from one address: five in a day, three of them in one class. */
    demoLimiters: {
      address: lasting({ name: "demo-by-address", times: 5, within: 24 * 60 * minute }),
      slot: lasting({ name: "demo-by-class", times: 3, within: 24 * 60 * minute }),
    },
    /** Lecture uploads: 60 started in an hour by one member of staff. */
    uploadLimiter: light({ name: "lecture-upload", times: 60, within: 60 * minute }),
    /** A student's posts to the classroom, including answers as they are typed: 240 a minute by one account. */
    classroomLimiter: light({ name: "classroom", times: 240, within: minute }),
    /** Calendars that are not in memory, or missing: 300 in five minutes, for services that ask for many people. */
    calendarLimiter: light({ name: "calendar", times: 300, within: 5 * minute }),
    /** A second factor: ten tries in 15 minutes by one browser, ten by one address, twenty by one member of staff. */
    secondFactorLimits: createSecondFactorLimits(lasting),
    accountLimits: createAccountLimits(lasting),
  };
}
