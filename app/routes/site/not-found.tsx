import { data } from "react-router";
import { NotFound } from "#app/layout/not-found.tsx";

/** Any path without a page answers 404, the same for all of them; the server's log keeps the path. */
export function loader() {
  return data(null, { status: 404 });
}

export default function MissingPage() {
  return <NotFound />;
}
