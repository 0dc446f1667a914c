/** The id of React Router's start script in a served page; the script is inert until the boot script runs it. */
export const HYDRATION_SCRIPT_ID = "hydration";

/** The id of the script with the frame's text in a page whose data lack it. */
export const FRAME_ID = "frame";

/** The path of the frame as a file. A page names the version that it shows in the query, as `v`. */
export const framePath = "/frame.js";

/** The file's text, from the frame as JSON. */
export const frameScript = (frame: string) => `window.sentFrame=${frame}`;
