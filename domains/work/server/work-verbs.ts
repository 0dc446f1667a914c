import type { Actor } from "#server/audit/actor.ts";
import { bindVerbs } from "#server/bind-verbs.ts";
import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import type { FileStorage } from "#server/storage/port.ts";
import { type CellChange, gradeHandIn, listHandIns, openHandInFile, setGrades, showGradebook } from "./grade-work.ts";
import { exportGradebook, importGradebook, previewGradebook } from "./gradebook-csv.ts";
import { addAssignment, changeAssignment, listAssignments, removeAssignment, showAssignment } from "./manage-work.ts";
import { hideGrades, postGrades } from "./post-grades.ts";

interface Deps {
  database: Database;
  storage: FileStorage;
  emailQueue: EmailQueue;
}

/** A verb's arguments after its dependencies and the actor. */
type After<Verb extends (...args: never[]) => unknown> =
  Parameters<Verb> extends [unknown, unknown, ...infer Rest] ? Rest : never;

/** The staff's verbs about assignments and grades, as one actor does them. */
export function workVerbs(deps: Deps, actor: Actor) {
  return {
    ...bindVerbs(deps, {
      listAssignments,
      showAssignment,
      listHandIns,
      openHandInFile,
      showGradebook,
      previewGradebook,
    }),
    addAssignment: (...rest: After<typeof addAssignment>) => addAssignment(deps, actor, ...rest),
    changeAssignment: (...rest: After<typeof changeAssignment>) => changeAssignment(deps, actor, ...rest),
    removeAssignment: (...rest: After<typeof removeAssignment>) => removeAssignment(deps, actor, ...rest),
    postGrades: (...rest: After<typeof postGrades>) => postGrades(deps, actor, ...rest),
    hideGrades: (...rest: After<typeof hideGrades>) => hideGrades(deps, actor, ...rest),
    gradeHandIn: (...rest: After<typeof gradeHandIn>) => gradeHandIn(deps, actor, ...rest),
    setGrades: (batchId: string, changes: CellChange[]) => setGrades(deps, actor, batchId, { changes }),
    exportGradebook: (batchId: string) => exportGradebook(deps, actor, batchId),
    importGradebook: (...rest: After<typeof importGradebook>) => importGradebook(deps, actor, ...rest),
  };
}
