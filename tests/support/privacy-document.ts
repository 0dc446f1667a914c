import { getTableColumns, type Table } from "drizzle-orm";
import {
  exceptions,
  grounds,
  isAboutPeople,
  personalColumns,
  storedFacts,
  withheldNames,
} from "#server/db/personal.ts";
import { retention } from "#shared/retention.ts";
import { storedElsewhere } from "./stored-elsewhere.ts";
import { storedTables } from "./stored-tables.ts";

const head = `# What is stored about people

Drawn by a test from what each table says about itself beside its columns ([\`server/db/personal.ts\`](../server/db/personal.ts)), and from [\`stored-elsewhere.ts\`](../tests/support/stored-elsewhere.ts); to change a line, change it there and run \`npx vitest run --project api privacy -u\`. The terms stand in [\`shared/retention.ts\`](../shared/retention.ts): a job erases by them every night, and the [privacy policy](../content/demo/en/policy/privacy.json) of the site speaks from them.

- \`npm run manage -- export-person <e-mail>\` prints all that is held about somebody; \`erase-person <e-mail> --yes\` erases it ([manage.md](manage.md)).
- People whom staff have merged are one person: they are printed and erased together.
- The audit (\`audit_entries\`) says which account or operator did what to which record, by ids alone. It is kept for ${retention.auditEntries.words}, also when the person is erased, because it is what shows later that a change was rightful.
- Nothing of it leaves the server unless a service is set: \`SMTP_URL\` or a mail server typed in the office (mail), an account at Zoom or Google Meet typed there (the names of batches and the hours of classes), \`S3_*\` (files), \`STRIPE_*\` (card payments), \`CLERK_*\` (accounts, which are then kept there and erased there), \`GEMINI_API_KEY\` (questions to the assistant), \`GEO_LOOKUP_URL\` (network addresses). Each of them is a processor you need an agreement with.
- The assistant forgets what it answers. A question that it refused or handed over is kept for ${retention.assistantQuestions.words} without e-mail addresses, numbers, links and names ([\`without-personal-data.ts\`](../domains/assistant/server/without-personal-data.ts)), at most 500 different ones a day: the back office lists them.
- The terms are a proposal that suits Pakistan's law; have yours looked at, change them in one place, and the job, this page and the policy follow.

| Where | What | About a person | In their export | Why | Ground | How long | Who sees it |
|---|---|---|---|---|---|---|---|
`;

/** The text of docs/privacy.md. */
export async function privacyDocument(): Promise<string> {
  const tables = (await storedTables()).flatMap(([name, table]) => {
    const facts = storedFacts(table);
    if (!facts) return [];
    const { what, why, ground, kept, seenBy } = facts;
    const columns = personalColumns(table).map((column) => `\`${column.name}\``);
    return row([`table \`${name}\``, what, columns.join(", "), exportOf(table), why, grounds[ground], kept, seenBy]);
  });
  const others = storedElsewhere.map(({ where, what, why, ground, kept, seenBy }) =>
    row([where, what, "", "", why, grounds[ground], kept, seenBy]),
  );
  return head + [...tables, ...others].join("");
}

function exportOf(table: Table): string {
  if (!isAboutPeople(table)) return "";
  const why = storedFacts(table)?.notExported;
  if (why) return exceptions[why];
  const names = withheldNames(table, "account").map((name) => `\`${getTableColumns(table)[name]?.name}\``);
  return names.length > 0 ? `yes, without ${names.join(", ")}` : "yes";
}

const row = (cells: string[]) => `| ${cells.join(" | ")} |\n`;
