import type { Told } from "#domains/timetable/server/class-news.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useMember } from "#ui/office/member.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { useAnswered } from "#ui/office/use-answered.ts";
import { AddClass } from "./class-form.tsx";
import { ClassWeeks } from "./class-weeks.tsx";
import { MeetingForm } from "./meeting-form.tsx";
import { PreviewNote, type RulePreview } from "./rule-preview.tsx";
import { SeveralForm } from "./several-form.tsx";
import type { timetableData } from "./timetable-data.ts";
import { RuleForm } from "./timetable-rule-form.tsx";
import { ToldNote } from "./told-note.tsx";

/** The result of an act, shown once. */
export interface ShownAfterAct {
  preview?: RulePreview;
  told?: Told | null;
}

type TimetableScreenProps = ReturnType<typeof timetableData> & { outcome: Outcome<ShownAfterAct> | undefined };

/** The classes of a batch, week by week, and the rule that makes them. */
export function TimetableScreen(props: TimetableScreenProps) {
  const { texts, version, words, closed, coming, past, zone, teachers, people, extra, several, outcome, batchId } =
    props;
  const { may } = useMember();
  const answered = useAnswered(outcome);
  const shown = answered?.shown;
  const [mayRule, mayChange] = [may.includes("saveTimetable"), version > 0 && may.includes("changeClass")];
  return (
    <div className="grid gap-5">
      <OutcomeNote outcome={outcome} />
      {shown?.told !== undefined && <ToldNote told={shown.told} key={answered?.at} />}
      {shown?.preview && <PreviewNote preview={shown.preview} />}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <ClassWeeks {...{ coming, past, zone, batchId, mayChange, people, teachers, outcome }} />
        <div className="grid gap-5 max-xl:order-first">
          {mayRule && <RuleForm texts={texts} version={version} words={words} closed={closed} outcome={outcome} />}
          {!mayRule && version > 0 && may.includes("setMeeting") && (
            <MeetingForm meetingUrl={props.meetingUrl} outcome={outcome} />
          )}
          {mayChange && <SeveralForm {...several} outcome={outcome} />}
          {mayChange && <AddClass {...extra} teachers={teachers} outcome={outcome} />}
        </div>
      </div>
    </div>
  );
}
