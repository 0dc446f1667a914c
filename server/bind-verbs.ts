type Verb = (deps: never, ...rest: never[]) => unknown;

/** A verb without its dependencies. */
type Bound<Each> = Each extends (deps: never, ...rest: infer Rest) => infer Answer ? (...rest: Rest) => Answer : never;

/** The dependencies of all these verbs. */
export type DepsOf<Verbs extends Record<string, Verb>> = {
  [Name in keyof Verbs]: (deps: Parameters<Verbs[Name]>[0]) => void;
}[keyof Verbs] extends (deps: infer Deps) => void
  ? Deps
  : never;

/** Verbs that have their dependencies. */
export type BoundVerbs<Verbs> = { [Name in keyof Verbs]: Bound<Verbs[Name]> };

/** The verbs with `deps` as their first argument: `submit(deps, form)` becomes `submit(form)`. */
export function bindVerbs<Verbs extends Record<string, Verb>>(deps: DepsOf<Verbs>, verbs: Verbs): BoundVerbs<Verbs> {
  const bound = Object.entries(verbs).map(([name, verb]) => [
    name,
    (...rest: never[]) => (verb as (...given: unknown[]) => unknown)(deps, ...rest),
  ]);
  return Object.fromEntries(bound);
}
