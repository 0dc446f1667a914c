import { figureGroups, figureWeeks } from "#domains/overview/contract.ts";

/** Which figures an address or a form asks for; twelve weeks by source unless it says so. */
export function readFigureChoice(given: URLSearchParams | FormData) {
  const weeks = figureWeeks.find((one) => String(one) === given.get("weeks")) ?? 12;
  const group = figureGroups.find((one) => one === given.get("group")) ?? "source";
  return { weeks, group };
}
