let load: (() => Promise<unknown>) | undefined;

/** Names what loads the router's code (app/navigation/router-on-demand.ts). */
export function loadRouterWith(loader: () => Promise<unknown>) {
  load = loader;
}

/** Loads what the router needs for a navigation, if it is not here yet. Rejects if it cannot be loaded now. */
export async function prepareRouter(): Promise<void> {
  await load?.();
}
