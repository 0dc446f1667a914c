import { figureGroups, figureWeeks } from "#domains/overview/contract.ts";

/** Reads the figures that an address or a form asks for; by default twelve weeks by source. */
export function readFigureChoice(given: URLSearchParams | FormData) {
  const weeks = figureWeeks.find((one) => String(one) === given.get("weeks")) ?? 12;
  const group = figureGroups.find((one) => one === given.get("group")) ?? "source";
  return { weeks, group };
}
