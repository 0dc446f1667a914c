import { createContext } from "react";

/** The clock by which pages say times, and the words of a reader's own; the root of an application provides them. */
export const InstituteClock = createContext({ timeZone: "UTC", words: { sameDay: "", otherDay: "" } });
