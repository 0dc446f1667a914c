import * as build from "virtual:react-router/server-build";
import { adminContext } from "#admin/request/contexts.ts";
import type { AdminPages } from "#server/serving/admin.ts";
import { createPagesRenderer } from "#ui/document/create-renderer.ts";

/** Renders the pages of the back office. */
export const createRenderer: AdminPages["createRenderer"] = createPagesRenderer(build, adminContext);
