import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { type PastePreview, PasteStudents } from "#domains/seats/office/paste-students.tsx";
import { decodeText } from "#shared/decode-text.ts";
import { causeInWords } from "#shared/error-words.ts";
import { fillCount } from "#shared/fill-text.ts";
import { readFile } from "#shared/read-form.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import type { Route } from "./+types/batch-paste.ts";

/** Students from a spreadsheet. */
export async function loader(given: Route.LoaderArgs) {
  const { access, office } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("enrolStudents")) throw new Response(null, { status: 403 });
  return null;
}

const actsOf = (batchId: string): Record<string, Act<PastePreview>> => ({
  check: async ({ verbs, site }, { list = "" }, sent) => {
    const file = await readFile(sent, "file");
    const text = file.byteLength > 0 ? decodeText(file) : list;
    const { students, unread, free } = await verbs.previewStudents(batchId, text);
    const { errors } = site.messages;
    const isWrong = ({ wrong }: (typeof students)[number]) => Number(Object.keys(wrong).length > 0);
    const rows = students
      .toSorted((one, other) => isWrong(other) - isWrong(one))
      .map(({ wrong, ...row }) => ({
        ...row,
        phone: row.phone ?? String(wrong.phone?.values?.typed ?? ""),
        wrong: Object.fromEntries(Object.entries(wrong).map(([field, cause]) => [field, causeInWords(cause, errors)])),
      }));
    return { shown: { text, rows, unread, free } };
  },
  add: async ({ verbs, site }, { list = "", tell }) => {
    const { seated, waiting, there, withoutEmail } = await verbs.enrolStudents(batchId, {
      text: list,
      tell: tell === "yes",
    });
    const { done, waits, known, untold } = site.messages.admin.batches.paste;
    const said = [
      fillCount(done, seated),
      waiting > 0 ? fillCount(waits, waiting) : "",
      there > 0 ? fillCount(known, there) : "",
      withoutEmail > 0 ? fillCount(untold, withoutEmail) : "",
    ];
    return said.filter(Boolean).join(" ");
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

export default function BatchPaste({ actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-5">
      <OutcomeNote outcome={actionData} />
      <PasteStudents outcome={actionData} />
    </div>
  );
}
