import type { AttendanceMark } from "#domains/attendance/contract.ts";
import { Badge, type BadgeLook } from "#ui/badge.tsx";
import { useFrame } from "#ui/classroom/classroom-frame.ts";

const looks: Record<AttendanceMark, BadgeLook> = { present: "green", late: "amber", absent: "red", excused: "blue" };

/** Whether a student was in a class. */
export function OwnMark({ mark }: { mark: AttendanceMark }) {
  const { marks } = useFrame().words.attendance;
  return <Badge look={looks[mark]}>{marks[mark]}</Badge>;
}
