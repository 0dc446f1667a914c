import { createContext } from "react-router";
import type { ClassroomContext } from "#server/serving/classroom.ts";

/** The values for loaders and actions; the server sets them for every request. */
export const classroomContext = createContext<ClassroomContext>();
