import { Outlet } from "react-router";
import { adminContext } from "#admin/request/contexts.ts";
import { splitWords } from "#ui/office/create-office-frame.ts";
import type { Route } from "./+types/class-words.ts";

/** The texts of the screens below: batches, their classes and certificates. */
export const loader = ({ context }: Route.LoaderArgs) =>
  splitWords(context.get(adminContext).site.messages.admin).classWords;

/** They change only with a new document. */
export const shouldRevalidate = () => false;

export default function ClassWords() {
  return <Outlet />;
}
