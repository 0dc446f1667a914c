/** Answers a request for a page of an application or its data, or a form posted to it. */
export type RenderApplication<Context> = (request: Request, context: Context) => Promise<Response>;

/** The exports of a built application. */
export interface ApplicationPages<Context> {
  createRenderer(options: {
    mode: "production" | "development" | "test";
    siteUrl: string;
    /** The texts of the built style sheets, by the address that pages link; null while sources change. */
    sheets: ReadonlyMap<string, string> | null;
    /** Called with an error of a loader or a page, unless it is an answer. */
    onError(error: unknown, request: Request): void;
  }): RenderApplication<Context>;
}

/** Whether the path of a request leads to the application at `base`. */
export const isBelow = (base: string, path: string) =>
  path === base || path === `${base}.data` || path.startsWith(`${base}/`);

/** The path of the back office. */
export const adminPath = "/admin";

/** The address for uploads of lecture videos, piece by piece: below the batch's id. */
export const uploadsPath = `${adminPath}/uploads`;

/** The path of the classroom. */
export const classroomPath = "/classroom";
