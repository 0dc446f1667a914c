import { z } from "zod";
import type { StaffRight } from "#shared/staff-right.ts";
import type { StaffRole } from "#shared/staff-role.ts";
import type { Actor } from "./audit/actor.ts";
import type { NamedRecords, Within } from "./within.ts";

/** Everything, or only what belongs to the batches of the member of staff. */
export type Reach = "all" | "own batches";

/** The roles that may call a verb besides an owner, who may call every verb, and the right that opens it to others. */
type Roles<Reaches extends Reach> = Partial<Record<Exclude<StaffRole, "owner">, Reaches>> & { right?: StaffRight };

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
export const workOfClass = { manager: "all", teacher: "own batches", right: "teaching" } satisfies Roles<Reach>;

/** Managers, and whoever else was given this right. */
export const holders = (right: StaffRight) => ({ manager: "all", right }) satisfies Roles<Reach>;

/** What opens and closes verbs to a member: one with `branchIds` is limited to those branches. */
export type Duty = { role: StaffRole; batchIds: string[]; branchIds: string[]; rights: StaffRight[] };

/** The actor of a verb, with what verbs know of a member of the staff. */
export type Caller = Actor & Duty & { name: string };

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
  /** The id of the batch that the arguments are about, or of all batches. */
  scope?: (...args: Args) => string | string[];
  /**
   * How a member who is limited to some branches may call it: if the records that the arguments name are of these
   * branches; always, because it reads and changes "own" records alone, by `within` among its dependencies; or always,
   * because it is about "no branch". With none of these they may call it if it has a scope, for the batches there.
   */
  branch?: "own" | "no branch" | ((...args: Args) => NamedRecords);
}

type ContractsOf<Args extends unknown[]> = { [At in keyof Args]: z.ZodType<Args[At]> };

/** A right as a verb states it: one that a role has for its own batches alone says which batch it is about. */
type StatedRight<Args extends unknown[]> = Pick<Right<Args>, "again" | "branch"> & { takes?: ContractsOf<Args> } & (
    | { may: Roles<"all">; scope?: never }
    | { may: Roles<Reach>; scope: (...args: Args) => string | string[] }
  );

/** A business act that knows who may do it. */
interface Verb<Deps, Args extends unknown[], Answer> extends Right<Args> {
  /** Whether each call that changes something leaves an entry in the audit. */
  isAudited: boolean;
  /** Whether it only reads, so that its answer may be in the language of who asks. */
  isQuery: boolean;
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
  return asVerb(act, { ...right, isAudited: !unaudited, isQuery: false, count: Math.max(act.length - 2, 0), perform });
}

/** A verb that only reads: it neither needs to know who asks, nor leaves an entry in the audit. */
export function query<Given extends Reading, Mark extends OfficeOnly | undefined = undefined>(
  right: StatedRight<AfterDeps<Given>> & { officeOnly?: Mark },
  read: Given,
): AsVerb<Given, AfterDeps<Given>> & { officeOnly: Mark } {
  const perform = (deps: never, _: Caller, args: never[]) => read(deps, ...args);
  return asVerb(read, { ...right, isAudited: false, isQuery: true, count: Math.max(read.length - 1, 0), perform });
}

/** A function of its own with the properties of a verb: one act may be two verbs with other rights. */
function asVerb<Given extends Reading>(act: Given, properties: object) {
  const own = (deps: never, ...args: never[]) => act(deps, ...args);
  return Object.assign(own, properties) as never;
}

/** The scope of a verb whose first argument is the batch's id. */
export const byBatch = (batchId: string) => batchId;

/** The scope of a verb whose first argument is the ids of batches. */
export const byBatches = (batchIds: string[]) => batchIds;

/** The reach of a member with a verb; null for none. One who is limited to branches has none with what knows no branch. */
export function reachOf(
  { role, rights = [], branchIds = [] }: Pick<Duty, "role"> & Partial<Duty>,
  { may, branch, scope }: Pick<AnyVerb, "may" | "branch" | "scope">,
): Reach | null {
  if (role === "owner") return "all";
  if (branchIds.length > 0 && !branch && !scope) return null;
  return may.right && rights.includes(may.right) ? "all" : (may[role] ?? null);
}

/** Whether a member takes money at the desk, and so has a drawer. */
export const keepsDrawer = (member: Pick<Duty, "role"> & Partial<Duty>) =>
  reachOf(member, { may: desk, branch: "no branch" }) !== null;

/** Whether a verb's right covers these arguments, apart from the branches of what they name. */
export function isAllowed(called: AnyVerb, who: Pick<Duty, "role" | "batchIds"> & Partial<Duty>, args: unknown[]) {
  const reach = reachOf(who, called);
  if (reach !== "own batches") return reach === "all";
  const about = [called.scope?.(...(args as never)) ?? []].flat();
  return about.length > 0 && about.every((id) => who.batchIds.includes(id));
}

/** The records that have to be of a caller's branches; null for a verb that sees to it by itself, or knows no branch. */
export function recordsOf({ branch, scope }: AnyVerb, args: unknown[]): NamedRecords | null {
  if (typeof branch === "string") return null;
  if (branch) return branch(...(args as never));
  const batch = scope?.(...(args as never));
  // A list of none stands for all.
  return { batch: batch?.length === 0 ? undefined : batch };
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

/** What a verb gets in the place of other dependencies for one caller: the branches they are limited to, and their texts. */
export interface CallersOwn {
  within?: Within;
  site?: () => unknown;
  /** The site as visitors have it: for what is written to them. */
  visitorsSite?: () => unknown;
}

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
  run: (
    bearer: Bearer,
    called: AnyVerb,
    args: unknown[],
    act: (who: Caller, own?: CallersOwn) => Promise<unknown>,
  ) => Promise<unknown>,
): (bearer: Bearer) => BoundTo<Verbs> {
  const methods = Object.entries(verbs).map(([name, called]) => [
    name,
    async function (this: { bearer: Bearer }, ...args: never[]) {
      return await run(this.bearer, called, args, (who, own = {}) =>
        called.perform({ ...(deps as object), ...own } as never, who, args as never),
      );
    },
  ]);
  const prototype = Object.fromEntries(methods);
  return (bearer) => Object.create(prototype, { bearer: { value: bearer } });
}
