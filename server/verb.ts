import { z } from "zod";
import type { StaffRole } from "#shared/staff-role.ts";
import type { Actor } from "./audit/actor.ts";

/** Everything, or only what belongs to the batches of the member of staff. */
export type Reach = "all" | "own batches";

/** The roles that may call a verb besides an owner, who may call every verb. */
type Roles<Reaches extends Reach> = Partial<Record<Exclude<StaffRole, "owner">, Reaches>>;

export const ownersAlone = {} satisfies Roles<Reach>;
export const managers = { manager: "all" } satisfies Roles<Reach>;
export const office = { manager: "all", support: "all" } satisfies Roles<Reach>;
/** Those who take money at the desk. */
export const desk = { ...office, cashier: "all" } satisfies Roles<Reach>;
/** Those who read what everybody owes and has paid. */
export const moneyReaders = { ...office, accountant: "all" } satisfies Roles<Reach>;
/** Those who take money, and those who read it. */
export const moneyStaff = { ...desk, accountant: "all" } satisfies Roles<Reach>;
/** Those who read the institute's income. */
export const incomeReaders = { manager: "all", accountant: "all" } satisfies Roles<Reach>;
export const everyone = { manager: "all", support: "all", teacher: "all" } satisfies Roles<Reach>;
/** Those who look after a class. */
export const ofClass = { manager: "all", support: "all", teacher: "own batches" } satisfies Roles<Reach>;
/** Those who teach and grade a class. */
export const workOfClass = { manager: "all", teacher: "own batches" } satisfies Roles<Reach>;

/** The actor of a verb, with what verbs know of a member of the staff. */
export type Caller = Actor & { name: string; role: StaffRole; batchIds: string[] };

/** Why JSON cannot call a verb: it takes or answers a file, it answers what only a page can show, or it is about the caller. */
type OfficeOnly = "file" | "page" | "self";

/** The right to call a verb, checked where verbs are bound to their caller. */
interface Right<Args extends unknown[]> {
  may: Roles<Reach>;
  /** Asks for the second factor again if it was not shown in the last minutes. */
  again?: true;
  /** The contracts of the arguments, for callers that send JSON; without them each is text. */
  takes?: readonly z.ZodType[];
  /** Set for a verb that only the office calls. */
  officeOnly?: OfficeOnly | undefined;
  /** The id of the batch that the arguments are about. */
  scope?: (...args: Args) => string;
}

type ContractsOf<Args extends unknown[]> = { [At in keyof Args]: z.ZodType<Args[At]> };

/** A right as a verb states it: one that a role has for its own batches alone says which batch it is about. */
type StatedRight<Args extends unknown[]> = Pick<Right<Args>, "again"> & { takes?: ContractsOf<Args> } & (
    | { may: Roles<"all">; scope?: never }
    | { may: Roles<Reach>; scope: (...args: Args) => string }
  );

/** A business act that knows who may do it. */
interface Verb<Deps, Args extends unknown[], Answer> extends Right<Args> {
  /** Whether each call that changes something leaves an entry in the audit. */
  isAudited: boolean;
  /** The number of its arguments. */
  count: number;
  perform: (deps: Deps, who: Caller, args: Args) => Promise<Answer>;
}

/** Any verb. */
export type AnyVerb = Verb<never, never, unknown>;

type Act = (deps: never, who: Caller, ...args: never[]) => Promise<unknown>;
type Reading = (deps: never, ...args: never[]) => Promise<unknown>;
type AfterDeps<Given> = Given extends (deps: never, ...args: infer Args) => unknown ? Args : never;
type AfterCaller<Given> = Given extends (deps: never, who: never, ...args: infer Args) => unknown ? Args : never;

/** A function and the verb it is. */
type AsVerb<Given extends Reading, Args extends unknown[]> = Given &
  Verb<Parameters<Given>[0], Args, Awaited<ReturnType<Given>>>;

/**
 * A verb of the staff: an act with the right to it, which is checked where verbs are bound. The value is also the act
 * itself, so that other acts call it as a function. `unaudited` marks the few that leave no entry in the audit.
 */
export function verb<Given extends Act, Mark extends OfficeOnly | undefined = undefined>(
  { unaudited, ...right }: StatedRight<AfterCaller<Given>> & { unaudited?: true; officeOnly?: Mark },
  act: Given,
): AsVerb<Given, AfterCaller<Given>> & { officeOnly: Mark } {
  const perform = (deps: never, who: Caller, args: never[]) => act(deps, who, ...args);
  return asVerb(act, { ...right, isAudited: !unaudited, count: Math.max(act.length - 2, 0), perform });
}

/** A verb that only reads: it neither needs to know who asks, nor leaves an entry in the audit. */
export function query<Given extends Reading, Mark extends OfficeOnly | undefined = undefined>(
  right: StatedRight<AfterDeps<Given>> & { officeOnly?: Mark },
  read: Given,
): AsVerb<Given, AfterDeps<Given>> & { officeOnly: Mark } {
  const perform = (deps: never, _: Caller, args: never[]) => read(deps, ...args);
  return asVerb(read, { ...right, isAudited: false, count: Math.max(read.length - 1, 0), perform });
}

/** A function of its own with the properties of a verb: one act may be two verbs with other rights. */
function asVerb<Given extends Reading>(act: Given, properties: object) {
  const own = (deps: never, ...args: never[]) => act(deps, ...args);
  return Object.assign(own, properties) as never;
}

/** The scope of a verb whose first argument is the batch's id. */
export const byBatch = (batchId: string) => batchId;

/** The reach of a role with a verb; null for none. */
export function reachOf(role: StaffRole, { may }: Pick<AnyVerb, "may">): Reach | null {
  return role === "owner" ? "all" : (may[role] ?? null);
}

/** Whether a verb's right covers these arguments. */
export function isAllowed(called: AnyVerb, { role, batchIds }: Pick<Caller, "role" | "batchIds">, args: unknown[]) {
  const reach = reachOf(role, called);
  if (reach !== "own batches") return reach === "all";
  return called.scope !== undefined && batchIds.includes(called.scope(...(args as never)));
}

/** The contract of a verb's arguments that arrive as JSON, in their order. */
export function argumentsOf({ takes, count }: Pick<AnyVerb, "takes" | "count">): z.ZodType<unknown[]> {
  const text = z.string().max(100_000);
  const [first, ...others] = takes ?? Array.from({ length: count }, () => text);
  return first ? z.tuple([first, ...others]) : z.tuple([]);
}

/** The dependencies of all these verbs. */
export type DepsOf<Verbs> = {
  [Name in keyof Verbs]: Verbs[Name] extends Verb<infer Deps, never, unknown> ? (deps: Deps) => void : never;
}[keyof Verbs] extends (deps: infer Deps) => void
  ? Deps
  : never;

/** Verbs that have their dependencies and their caller. */
export type BoundTo<Verbs> = {
  [Name in keyof Verbs]: Verbs[Name] extends Verb<never, infer Args, infer Answer>
    ? (...args: Args) => Promise<Answer>
    : never;
};

/**
 * Binds verbs to their dependencies, and makes their methods once. Each call of the result returns the verbs of one
 * caller, as an object without closures of its own. `run` decides whether `act` is done, and in whose name.
 */
export function bindToCallers<Verbs extends Record<string, AnyVerb>, Bearer>(
  deps: DepsOf<Verbs>,
  verbs: Verbs,
  run: (bearer: Bearer, called: AnyVerb, args: unknown[], act: (who: Caller) => Promise<unknown>) => Promise<unknown>,
): (bearer: Bearer) => BoundTo<Verbs> {
  const methods = Object.entries(verbs).map(([name, called]) => [
    name,
    async function (this: { bearer: Bearer }, ...args: never[]) {
      return await run(this.bearer, called, args, (who) => called.perform(deps as never, who, args as never));
    },
  ]);
  const prototype = Object.fromEntries(methods);
  return (bearer) => Object.create(prototype, { bearer: { value: bearer } });
}
