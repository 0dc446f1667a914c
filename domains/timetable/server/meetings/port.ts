import type { MeetingTrouble } from "#domains/timetable/contract.ts";

/** A class that needs a meeting. */
export interface WantedMeeting {
  subject: string;
  startsAt: Date;
  endsAt: Date;
}

/** An account elsewhere, in which meetings are made. Every verb throws `NoMeeting`. */
export interface MeetingService {
  /** Makes a meeting; its address, https, is the same for everybody who comes. */
  make(wanted: WantedMeeting): Promise<string>;
  /** Resolves if the account can make meetings. */
  attempt(): Promise<void>;
}

/** No meeting was made. The message names the kind of failure, and no secret. */
export class NoMeeting extends Error {
  override name = "NoMeeting";
  readonly trouble: MeetingTrouble;

  constructor(trouble: MeetingTrouble, options?: ErrorOptions) {
    super(trouble, options);
    this.trouble = trouble;
  }
}
