import { inArray } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import type { AppOptions } from "#server/compose/create-app.ts";
import type { OperatorVerb } from "#server/compose/operator-verbs.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startAccounts } from "./accounts.ts";
import { callVerb } from "./call-verb.ts";
import { confirmAddress } from "./confirmed-address.ts";

/** Runs the program with its demo content, for the tests of one suite; returns people with accounts and with seats. */
export function startStudents(
  open: () => Promise<OpenDatabase>,
  environment: Record<string, string> = {},
  options: AppOptions = {},
) {
  const accounts = startAccounts(open, { DEMO_CONTENT: "on", ...environment }, options);
  const { running, signedUp } = accounts;
  const manage = async (path: string, body: object = {}) => {
    const request = new Request(`http://manage${path}`, { method: "POST", body: JSON.stringify(body) });
    const response = await running.test.app.manage(request);
    return { status: response.status, body: await response.json() };
  };
  const call = (verb: OperatorVerb, ...args: unknown[]) => callVerb(running.test, verb, ...args);
  const confirm = (email: string) => confirmAddress(running.opened.database, email);
  return {
    ...accounts,
    manage,
    call,
    confirm,
    /** A person with a confirmed address and a seat in each of these batches. */
    async student(...batchIds: string[]) {
      const someone = await signedUp();
      const { name, email } = someone.person;
      await confirm(email);
      // No test of these is about full batches.
      await running.opened.database.update(batches).set({ seats: 500 }).where(inArray(batches.id, batchIds));
      for (const batchId of batchIds) {
        const given = await call("enrolPerson", { batchId, name, email });
        if (given.status !== 200) throw new Error(`No seat in ${batchId}: ${JSON.stringify(given.body)}`);
      }
      return someone;
    },
    /** The account that is signed in there. */
    async userOf({ browser }: Pick<Awaited<ReturnType<typeof signedUp>>, "browser">) {
      const user = await running.test.app.services.accounts.whoIs(browser.visitor);
      if (!user) throw new Error("Nobody is signed in.");
      return user;
    },
  };
}
