import type { OfficeVerbs } from "#server/compose/create-office.ts";
import { ownBatch } from "./foreign-ground.ts";
import { anAssignment } from "./work.ts";

/** What a batch has of assignments and hand-ins. */
interface Handed {
  workId: string;
  classId: string;
  enrolmentId: string;
  fileId: string;
  starterId: string;
}

/** Each verb about assignments, with the ids of another batch; the batch that is named is the teacher's own. */
export function attemptsOnWork(
  verbs: OfficeVerbs,
  { own, foreign, table }: { own: Handed; foreign: Handed; table: () => string },
): Record<string, (() => Promise<unknown>)[]> {
  const { workId, classId, enrolmentId, fileId, starterId } = foreign;
  const starter = { formId: "", name: "start.md", content: new TextEncoder().encode("# Start") };
  const entry = anAssignment();
  const grade = { rubric: {}, feedback: "", points: 5, seen: 0 };
  return {
    showAssignment: [() => verbs.showAssignment(ownBatch, workId)],
    addAssignment: [
      () => verbs.addAssignment(ownBatch, { ...entry, id: workId }),
      () => verbs.addAssignment(ownBatch, { ...entry, classId }),
    ],
    changeAssignment: [
      () => verbs.changeAssignment(ownBatch, { workId, seen: 1, entry }),
      () => verbs.changeAssignment(ownBatch, { workId: own.workId, seen: 1, entry: { ...entry, classId } }),
    ],
    removeAssignment: [() => verbs.removeAssignment(ownBatch, workId)],
    listStarterFiles: [() => verbs.listStarterFiles(ownBatch, workId)],
    openStarterFile: [
      () => verbs.openStarterFile(ownBatch, workId, starterId),
      () => verbs.openStarterFile(ownBatch, own.workId, starterId),
    ],
    addStarterFile: [() => verbs.addStarterFile(ownBatch, { ...starter, workId })],
    removeStarterFile: [
      () => verbs.removeStarterFile(ownBatch, { workId, fileId: starterId }),
      () => verbs.removeStarterFile(ownBatch, { workId: own.workId, fileId: starterId }),
    ],
    postGrades: [() => verbs.postGrades(ownBatch, workId)],
    hideGrades: [() => verbs.hideGrades(ownBatch, workId)],
    listHandIns: [() => verbs.listHandIns(ownBatch, workId)],
    seeHandIn: [
      () => verbs.seeHandIn(ownBatch, workId, enrolmentId),
      async () => refusedIf((await verbs.seeHandIn(ownBatch, own.workId, enrolmentId)).length === 0),
    ],
    showHandInFile: [() => verbs.showHandInFile(ownBatch, fileId)],
    openHandInFile: [() => verbs.openHandInFile(ownBatch, fileId)],
    gradeHandIn: [
      () => verbs.gradeHandIn(ownBatch, { ...grade, workId, enrolmentId }),
      () => verbs.gradeHandIn(ownBatch, { ...grade, workId: own.workId, enrolmentId }),
    ],
    setGrades: [
      () => verbs.setGrades(ownBatch, [{ workId, enrolmentId, points: 1, seen: 0 }]),
      () => verbs.setGrades(ownBatch, [{ workId: own.workId, enrolmentId, points: 1, seen: 0 }]),
      () => verbs.setGrades(ownBatch, [{ workId, enrolmentId: own.enrolmentId, points: 1, seen: 0 }]),
    ],
    setWeights: [() => verbs.setWeights(ownBatch, [{ workId, weight: 2, from: 1 }])],
    previewGradebook: [async () => refusedIf((await verbs.previewGradebook(ownBatch, table())).faults.length > 0)],
    importGradebook: [() => verbs.importGradebook(ownBatch, { text: table(), print: "" })],
  };
}

/** The error that a verb with a refusal in its answer would throw. */
function refusedIf(isRefused: boolean): void {
  if (isRefused) throw Object.assign(new Error("refused"), { code: "invalid" });
}
