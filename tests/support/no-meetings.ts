import { knownAddress, type MeetingOf } from "#domains/timetable/server/meetings/create-meetings.ts";

/** Where the program makes no meetings. */
export const noMeetings = { makes: async () => false, addressOf: async (of: MeetingOf) => knownAddress(of) };
