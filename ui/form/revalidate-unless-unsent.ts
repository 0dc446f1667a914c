import type { ShouldRevalidateFunction } from "react-router";

/**
 * Loads a page's data again after each act, also after a refused one: the refusal is shown beside what is saved now. Not
 * after a form that did not arrive, or whose session has ended: the page would be lost, and what was typed with it.
 */
export const revalidateUnlessUnsent: ShouldRevalidateFunction = ({ actionStatus }) =>
  actionStatus !== 401 && actionStatus !== 503;

/** The same, and not after a refusal because the page is no longer theirs to open: what was typed stays to be read. */
export const revalidateWhileTheirs: ShouldRevalidateFunction = (given) =>
  given.actionStatus !== 403 && given.actionStatus !== 404 && revalidateUnlessUnsent(given);
