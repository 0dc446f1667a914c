import type { OpenOffice } from "./office.ts";

/** A person whom the desk may mean, and what each of their orders asks for now. */
export interface FoundPayer {
  id: string;
  name: string;
  detail: string;
  hasFees: boolean;
  asked: string[];
}

/** The people whom a typed name or number may mean, with what is to be paid for each. */
export async function findPayers(verbs: OpenOffice["verbs"], text: string): Promise<FoundPayer[]> {
  if (text.trim().length < 2) return [];
  const { people } = await verbs.findAnything(text);
  return await Promise.all(
    people.map(async ({ id, name, email, phone }) => {
      const { orders } = await verbs.showPayer(id);
      const asked = orders.flatMap((order) => order.asked ?? []);
      return { id, name, detail: phone ?? email ?? "", hasFees: orders.length > 0, asked };
    }),
  );
}
