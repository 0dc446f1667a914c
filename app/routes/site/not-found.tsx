import { data } from "react-router";
import { NotFound } from "#app/layout/not-found.tsx";
import type { Route } from "./+types/not-found.ts";

/** Any path without a page answers 404; the server's log keeps the path. */
export function loader({ params }: Route.LoaderArgs) {
  return data({ path: `/${params["*"] ?? ""}` }, { status: 404 });
}

export default function MissingPage() {
  return <NotFound />;
}
