import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { AddAddress } from "./add-address.tsx";
import type { ShownLecture } from "./lecture-forms.tsx";
import { LectureList } from "./lecture-list.tsx";
import { type ShownUpload, UploadPanel } from "./upload-panel.tsx";

type LecturesScreenProps = {
  batchId: string;
  lectures: ShownLecture[];
  /** The batch's classes, as id and words. */
  classes: [string, string][];
  uploads: ShownUpload[];
  outcome: Outcome | undefined;
};

/** The lectures of a batch, and the videos being uploaded. */
export function LecturesScreen({ batchId, lectures, classes, uploads, outcome }: LecturesScreenProps) {
  return (
    <div className="grid gap-5">
      <OutcomeNote outcome={outcome} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <LectureList lectures={lectures} classes={classes} outcome={outcome} />
        <div className="grid gap-5">
          <UploadPanel batchId={batchId} uploads={uploads} />
          <AddAddress outcome={outcome} />
        </div>
      </div>
    </div>
  );
}
