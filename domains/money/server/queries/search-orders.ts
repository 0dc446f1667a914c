import { type SQL, sql } from "drizzle-orm";
import { readConsumerNumber } from "#domains/money/rules/consumer-numbers.ts";
import { digitsIn, wordsOf } from "#domains/people/server/search-words.ts";
import { referenceFragment } from "#domains/seats/rules/order-reference.ts";
import type { Database } from "#server/db/client.ts";
import { foldText } from "#shared/fold-text.ts";
import { type Currency, inMinor } from "#shared/money.ts";
import { readMoney } from "#shared/read-money.ts";

/** What the office types to find orders, the country whose numbers it types, and the currencies of the orders. */
export interface Search {
  words: string;
  country: string;
  currencies: readonly Currency[];
}

/**
 * The ids of orders whose student's name or number, or whose reference, is what was typed, or has it as a part; and those
 * of a consumer number.
 */
export function ordersSaying({ words: typed, country }: Search): SQL {
  const words = wordsOf(foldText(typed));
  const digits = digitsIn(typed, country);
  const fragment = referenceFragment(typed);
  const consumerNumber = readConsumerNumber(typed);
  const named = words.map((word) => sql`person.folded_words like ${`% ${word}%`}`);
  return sql`(
    select found.id from orders found
    left join batch_enrolments place on place.id = found.batch_enrolment_id
    left join enrolments asked on asked.id = found.enrolment_id
    left join people person on person.id = coalesce(place.person_id, found.person_id, asked.person_id)
    where ${named.length > 0 ? sql`(${sql.join(named, sql` and `)})` : sql`false`}
      or ${digits ? sql`person.phone like ${`%${digits}%`}` : sql`false`}
      or ${consumerNumber ? sql`found.consumer_number = ${consumerNumber}` : sql`false`}
      or ${fragment ? sql`replace(found.reference, '-', '') like ${`%${fragment}%`}` : sql`false`})`;
}

/** Those ids, read once for all that a page says of them. */
export async function findOrdersSaying(database: Database, search: Search): Promise<string[]> {
  const { rows } = await database.execute(sql`select id from ${ordersSaying(search)} as saying`);
  return rows.map(({ id }) => String(id));
}

/** Whether an amount in minor units of a currency is the sum that was typed. */
export function isAmountTyped({ words, currencies }: Search, amountMinor: SQL, currency: SQL): SQL {
  const sums = currencies.flatMap((one) => {
    const whole = readMoney(words, one);
    return whole === null || whole <= 0
      ? []
      : sql`(${currency} = ${one} and abs(${amountMinor}) = ${inMinor(whole, one).minor})`;
  });
  return sums.length > 0 ? sql`(${sql.join(sums, sql` or `)})` : sql`false`;
}
