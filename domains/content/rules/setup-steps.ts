import type { Site } from "./site.ts";

/** The steps from a new program to a site that visitors see, in their order; the last one opens it. */
export const setupSteps = ["name", "look", "place", "money", "course", "batch", "staff", "email", "live"] as const;

export type SetupStep = (typeof setupSteps)[number];

/** The page on which visitors see what a step is about; the home page for the others. */
export const setupPaths: Partial<Record<SetupStep, string>> = {
  place: "/contact",
  money: "/enrollnow",
  course: "/courses",
  batch: "/enrollnow",
  staff: "/about",
};

interface Way {
  to: string;
  label: string;
}

/** The forms of a step, each with an address of its own below the step's; a single form needs no list. */
export function setupParts(step: SetupStep, { messages }: Site): Way[] {
  const { institute, money, fees, branches } = messages.admin.content;
  const part = (below: "name" | "place", name: "contact" | "address" | "hours") => ({
    to: `/setup/${below}/${name}`,
    label: institute.parts[name].title,
  });
  const parts: Partial<Record<SetupStep, Way[]>> = {
    name: [{ to: "/setup/name", label: institute.parts.name.title }, part("name", "contact")],
    place: [{ to: "/setup/place", label: branches.title }, part("place", "address"), part("place", "hours")],
    money: [
      { to: "/setup/money", label: money.title },
      { to: "/setup/money/fees", label: fees.title },
      { to: "/setup/money/payment", label: messages.admin.payments.ways.title },
    ],
  };
  return parts[step] ?? [];
}

/** The documents that a step leads to, besides its forms. */
export function setupWays(step: SetupStep, { content, messages }: Site): Way[] {
  const drafts = { to: "/content?drafts", label: messages.admin.setup.drafts };
  if (step === "money") return [{ to: "/content/new/plan", label: messages.admin.content.create.plan }, drafts];
  if (step !== "course") return [];
  return [...content.courses.map(({ id, title }) => ({ to: `/content/course/${id}`, label: title })), drafts];
}
