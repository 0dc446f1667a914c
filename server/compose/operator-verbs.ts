import { operator } from "#server/audit/actor.ts";
import { bindToCallers, type Caller, type DepsOf } from "#server/verb.ts";
import { type OfficeVerb, officeVerbs } from "./office-verbs.ts";

/** The verbs that JSON can call. */
type Callable = {
  [Name in OfficeVerb as (typeof officeVerbs)[Name]["officeOnly"] extends undefined
    ? Name
    : never]: (typeof officeVerbs)[Name];
};

/** The verbs of `manage call`: all that are not marked as the office's own. */
export const operatorVerbs = Object.fromEntries(
  Object.entries(officeVerbs).filter(([, { officeOnly }]) => officeOnly === undefined),
) as Callable;

/** A verb of `manage call`. */
export type OperatorVerb = keyof typeof operatorVerbs;

export type OperatorDeps = DepsOf<typeof operatorVerbs>;

/** A program that may open the operator's socket may do what an owner may, without a second factor. */
const who: Caller = { ...operator, name: "Operator", role: "owner", batchIds: [], branchIds: [], rights: [] };

/** The verbs in the operator's name. */
export const asOperator = (deps: OperatorDeps) =>
  bindToCallers(deps, operatorVerbs, async (_: null, _called, _args, act) => await act(who))(null);
