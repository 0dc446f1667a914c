/** The steps from a visit to a seat, in order. */
export const funnelSteps = ["visits", "leads", "demos", "enrolments", "paid", "seats"] as const;

export type FunnelStep = (typeof funnelSteps)[number];

/** The groups of the figures. */
export const figureGroups = ["week", "source", "country", "course"] as const;

export type FigureGroup = (typeof figureGroups)[number];

/** The selectable spans of figures, in weeks: the current one and those before it. */
export const figureWeeks = [4, 12, 26, 52] as const;

/** The count of each step within a group. */
export type FigureRow = { name: string } & Record<FunnelStep, number>;

/** The fewest letters of a passphrase that protects a backup. */
export const shortestPassphrase = 12;
