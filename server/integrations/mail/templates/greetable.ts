import { isPresentableName } from "#shared/rules/presentable-name.ts";

/** The name to greet with; one that is not fit to be repeated is not. */
export function greetable(name: string, longest = 40): string {
  return isPresentableName(name, longest) ? name : "reader";
}
