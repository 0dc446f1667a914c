import { data } from "react-router";

/** Every address that is none. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
