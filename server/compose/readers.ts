import { checkIn } from "#domains/attendance/server/check-in.ts";
import { createCertificates } from "#domains/certificates/server/public-certificates.ts";
import { siteFor } from "#domains/content/rules/site-of.ts";
import type { Orders } from "#domains/money/server/orders.ts";
import { showPlace } from "#domains/money/server/own-place.ts";
import { listOwnClasses } from "#domains/portal/server/own-classes.ts";
import { showOwnPortal } from "#domains/portal/server/own-enrolments.ts";
import { showOfferedSeat } from "#domains/seats/server/offered-seats.ts";
import { bindVerbs, type DepsOf } from "#server/bind-verbs.ts";
import type { Log } from "#server/config/log.ts";
import { refuseInOutage } from "#server/db/refuse-in-outage.ts";
import { type Locale, locales } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";

const shown = { showOwnPortal, listOwnClasses, showOfferedSeat, showPlace };
const timed = { checkIn };

type Deps = DepsOf<typeof shown> &
  Omit<DepsOf<typeof timed>, "clock"> &
  Parameters<typeof createCertificates>[0] & {
    orders: Orders;
    words: Readonly<Record<Locale, Messages>>;
    log: Log;
  };

/**
 * The verbs that write times, amounts and names as a visitor or a student reads them, bound once for each language. They
 * store no text: what is stored, and what is mailed, is in the site's language or in its receiver's.
 */
export function createReaders(deps: Deps) {
  const bindIn = (locale: Locale) => {
    const site = () => siteFor(deps.site(), deps.words[locale]);
    const given = { ...deps, site };
    return refuseInOutage(
      {
        ...bindVerbs(given, shown),
        ...bindVerbs({ ...given, clock: () => new Date() }, timed),
        certificates: createCertificates(given),
        orders: { ...deps.orders, ...deps.orders.shownWith(site) },
      },
      deps.log,
    );
  };
  const made = new Map(locales.map((locale) => [locale, bindIn(locale)]));
  return (locale: Locale) => made.get(locale) ?? bindIn(locale);
}
