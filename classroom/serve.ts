import * as build from "virtual:react-router/server-build";
import { classroomContext } from "#classroom/request/contexts.ts";
import type { ClassroomPages } from "#server/serving/classroom.ts";
import { createPagesRenderer } from "#ui/document/create-renderer.ts";

/** Renders the pages of the classroom. */
export const createRenderer: ClassroomPages["createRenderer"] = createPagesRenderer(build, classroomContext);
