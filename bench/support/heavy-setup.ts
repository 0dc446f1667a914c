import { act, type HeavyRoutes, limits } from "./heavy-acts.ts";

/** The screen of the office that each step of the setting up holds. */
const screenOf = {
  "/setup/name": "/settings/institute/:part",
  "/setup/name/:part": "/settings/institute/:part",
  "/setup/look": "/settings/brand",
  "/setup/place": "/settings/branches",
  "/setup/place/:part": "/settings/institute/:part",
  "/setup/money": "/settings/money",
  "/setup/money/fees": "/settings/fees",
  "/setup/money/payment": "/settings/payment",
  "/setup/batch": "/batches/new",
  "/setup/staff": "/staff",
  "/setup/email": "/settings/email",
};

/** The steps of the setting up, with the largest requests of the screens that they hold. */
export const stepsWith = (screens: HeavyRoutes): HeavyRoutes => ({
  ...Object.fromEntries(Object.entries(screenOf).map(([step, screen]) => [step, screens[screen] ?? {}])),
  "/setup/course": {
    ...{ as: "owner", limit: limits.document },
    acts: [act("begin", { kind: "course" }, ["title"])],
  },
});
