/** The id of React Router's start script in a served page; the script is inert until the boot script runs it. */
export const HYDRATION_SCRIPT_ID = "hydration";
