import { requireOffice } from "#admin/request/office.ts";
import { shownFile } from "#ui/document/attachment.ts";
import type { Route } from "./+types/bank-picture.ts";

/** The picture of a question of the bank, to be seen in its place. */
export async function loader(given: Route.LoaderArgs) {
  const { batchId, bankId } = given.params;
  return shownFile(await requireOffice(given).verbs.openBankPicture(batchId, bankId));
}
