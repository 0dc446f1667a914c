import { Outlet } from "react-router";
import { adminContext } from "#admin/request/contexts.ts";
import { splitWords } from "#ui/office/create-office-frame.ts";
import type { Route } from "./+types/class-life.ts";

/** The texts of the screens below. */
export const loader = ({ context }: Route.LoaderArgs) =>
  splitWords(context.get(adminContext).site.messages.admin).classLife;

/** They change only with a new document. */
export const shouldRevalidate = () => false;

/** The screens of batches, their classes and certificates. */
export default function ClassLife() {
  return <Outlet />;
}
