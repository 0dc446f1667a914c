import { foldText } from "#shared/fold-text.ts";
import type { OpenOffice } from "./office.ts";

/** A person whom the desk may mean, and what each of their orders asks for now. */
export interface FoundPayer {
  id: string;
  name: string;
  detail: string;
  hasFees: boolean;
  asked: string[];
  /** Of a company: the students whom it pays for; the first one's page takes for them all. */
  students?: string[];
}

/** The people whom a typed name or number may mean, with what is to be paid for each. */
export async function findPayers(verbs: OpenOffice["verbs"], text: string): Promise<FoundPayer[]> {
  if (text.trim().length < 2) return [];
  const { people } = await verbs.findAnything(text);
  const companies = await findCompanies(verbs, text);
  const found = await Promise.all(
    people.map(async ({ id, name, email, phone }) => {
      const { orders } = await verbs.showPayer(id);
      const asked = orders.flatMap((order) => order.asked ?? []);
      return { id, name, detail: phone ?? email ?? "", hasFees: orders.length > 0, asked };
    }),
  );
  return [...found, ...companies];
}

/** The companies of which a word begins with what is typed. */
async function findCompanies(verbs: OpenOffice["verbs"], text: string): Promise<FoundPayer[]> {
  const typed = foldText(text);
  const named = (await verbs.listSponsors()).filter(({ name }) => ` ${foldText(name)}`.includes(` ${typed}`));
  return named.slice(0, 5).map(({ id, name, ntn, contact, students }) => ({
    ...{ id, name, detail: contact ?? ntn ?? "", hasFees: true, asked: [] },
    students: students.slice(0, 30).map(({ personId }) => personId),
  }));
}
