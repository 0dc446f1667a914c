import { data } from "react-router";
import { NotFound } from "#app/layout/not-found.tsx";

/** Every path without a page answers 404 with the same content; the server logs the path. */
export function loader() {
  return data(null, { status: 404 });
}

export default function MissingPage() {
  return <NotFound />;
}
