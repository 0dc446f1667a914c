let load: (() => Promise<unknown>) | undefined;

/** The name of the function that loads the router's code (app/navigation/router-on-demand.ts). */
export function loadRouterWith(loader: () => Promise<unknown>) {
  load = loader;
}

/** Loads the router code for a navigation, if it is not here yet. Rejects if it cannot be loaded now. */
export async function prepareRouter(): Promise<void> {
  await load?.();
}
