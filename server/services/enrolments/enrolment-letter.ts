/** The letters about an enrolment, by name: to the staff, and to the student who asked for it. */
export type EnrolmentLetterName = "enrolment-notice" | "enrolment-acknowledgement";
