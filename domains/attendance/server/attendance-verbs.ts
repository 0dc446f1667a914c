import {
  addMaterial,
  linkLecture,
  listMaterials,
  openMaterial,
  publishMaterial,
  removeMaterial,
} from "#domains/lectures/server/materials.ts";
import type { Actor } from "#server/audit/actor.ts";
import { bindVerbs, type DepsOf } from "#server/bind-verbs.ts";
import { showCheckIn } from "./check-in.ts";
import { listAttendance, saveAttendance, showAttendance } from "./mark-attendance.ts";
import { showProgress } from "./show-progress.ts";

const reading = {
  listAttendance,
  showAttendance,
  showCheckIn,
  showProgress,
  listMaterials,
  openMaterial,
};

type After<Verb extends (...args: never[]) => unknown> =
  Parameters<Verb> extends [unknown, unknown, ...infer Rest] ? Rest : never;

export type AttendanceDeps = DepsOf<typeof reading> &
  Parameters<typeof saveAttendance>[0] &
  Parameters<typeof addMaterial>[0];

/** The verbs about classes that were held, for one actor; each takes the batch's id first. */
export function attendanceVerbs(deps: AttendanceDeps, actor: Actor) {
  return {
    ...bindVerbs(deps, reading),
    saveAttendance: (...rest: After<typeof saveAttendance>) => saveAttendance(deps, actor, ...rest),
    addMaterial: (...rest: After<typeof addMaterial>) => addMaterial(deps, actor, ...rest),
    publishMaterial: (...rest: After<typeof publishMaterial>) => publishMaterial(deps, actor, ...rest),
    removeMaterial: (...rest: After<typeof removeMaterial>) => removeMaterial(deps, actor, ...rest),
    linkLecture: (...rest: After<typeof linkLecture>) => linkLecture(deps, actor, ...rest),
  };
}
