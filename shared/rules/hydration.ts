/** The id under which a served page carries React Router's start script, inert, until the boot script runs it. */
export const HYDRATION_SCRIPT_ID = "hydration";
