import { isPresentableName } from "#shared/rules/presentable-name.ts";

/** The name to greet with; in the place of one that is not fit to be repeated, `otherwise`. */
export function greetable(name: string, otherwise = "reader", longest = 40): string {
  return isPresentableName(name, longest) ? name : otherwise;
}
