import { useRouteLoaderData } from "react-router";
import type { loader } from "#admin/routes/office.tsx";

/** Who works here, and what their role may do. */
export function useMember() {
  const office = useRouteLoaderData<typeof loader>("routes/office");
  if (!office) throw new Error("This screen stands outside the office.");
  return office;
}
