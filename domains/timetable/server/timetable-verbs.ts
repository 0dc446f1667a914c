import type { Actor } from "#server/audit/actor.ts";
import { bindVerbs } from "#server/bind-verbs.ts";
import { addClass, cancelClass, changeClass, restoreClass } from "./change-classes.ts";
import { cancelClasses, moveClasses } from "./change-several-classes.ts";
import { previewTimetable, saveTimetable, showTimetable, type TimetableDeps } from "./manage-timetable.ts";

type After<Verb extends (...args: never[]) => unknown> =
  Parameters<Verb> extends [unknown, unknown, ...infer Rest] ? Rest : never;

/** The back office's verbs about timetables and classes, as one actor does them. */
export function timetableVerbs(deps: TimetableDeps, actor: Actor) {
  return {
    ...bindVerbs(deps, { showTimetable, previewTimetable }),
    saveTimetable: (...rest: After<typeof saveTimetable>) => saveTimetable(deps, actor, ...rest),
    changeClass: (...rest: After<typeof changeClass>) => changeClass(deps, actor, ...rest),
    cancelClass: (...rest: After<typeof cancelClass>) => cancelClass(deps, actor, ...rest),
    restoreClass: (...rest: After<typeof restoreClass>) => restoreClass(deps, actor, ...rest),
    moveClasses: (...rest: After<typeof moveClasses>) => moveClasses(deps, actor, ...rest),
    cancelClasses: (...rest: After<typeof cancelClasses>) => cancelClasses(deps, actor, ...rest),
    addClass: (...rest: After<typeof addClass>) => addClass(deps, actor, ...rest),
  };
}
