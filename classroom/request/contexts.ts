import { createContext } from "react-router";
import type { ClassroomContext } from "#server/serving/classroom.ts";

/** What loaders and actions may use; the server sets it for every request. */
export const classroomContext = createContext<ClassroomContext>();
