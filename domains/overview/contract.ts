/** The steps from a visit to a seat, in their order. */
export const funnelSteps = ["visits", "leads", "demos", "enrolments", "paid", "seats"] as const;

export type FunnelStep = (typeof funnelSteps)[number];

/** By what figures are told apart. */
export const figureGroups = ["week", "source", "country", "course"] as const;

export type FigureGroup = (typeof figureGroups)[number];

/** For how many weeks figures can be shown: the current one and those before it. */
export const figureWeeks = [4, 12, 26, 52] as const;

/** How often each step was taken within a group. */
export type FigureRow = { name: string } & Record<FunnelStep, number>;
