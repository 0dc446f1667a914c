import { hasNginx } from "./nginx.ts";

/** Says why every test was skipped, where that is so. */
export function setup() {
  if (hasNginx) return;
  process.stderr.write(
    "\nThere is no nginx on this machine: the cluster is NOT tested. Debian: apt-get install nginx-light\n\n",
  );
}
