import { Form, Link } from "react-router";
import { type GuardianRelation, guardianRelations } from "#domains/people/rules/guardian-relations.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

export type FamilyCardProps = {
  personId: string;
  guardian: { name: string; relation: GuardianRelation; phone: string | null; email: string | null } | null;
  family: Relative[];
  /** Those with the same address or number, who may be of the family. */
  alike: Relative[];
  /** The words by which a brother or a sister is looked for, and who is found by them; null before. */
  search: { typed: string; found: Relative[] } | null;
};

type Relative = { id: string; name: string; email: string | null; phone: string | null };

/** Who answers for a person; it can be changed and taken away. */
export function GuardianCard({
  personId,
  guardian,
  outcome,
}: Pick<FamilyCardProps, "personId" | "guardian"> & { outcome: Outcome | undefined }) {
  const { add: words, guardian: own } = useFrame().words.students;
  const isThis = outcome?.intent === "guardian" && outcome.refused !== undefined;
  const values = (isThis && outcome.typed) || guardian;
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  return (
    <ActForm name="guardian" className="card grid gap-3 p-4">
      <h2 className="text-lg">{words.guardian}</h2>
      <input type="hidden" name="person" value={personId} />
      <Field
        label={words.guardianName}
        name="name"
        maxLength={200}
        required
        dir="auto"
        defaultValue={values?.name ?? ""}
        error={wrong.name}
      />
      <Choice
        label={words.relation}
        name="relation"
        options={guardianRelations.map((relation) => [relation, words.relations[relation]])}
        defaultValue={values?.relation ?? guardianRelations[0]}
      />
      <Field
        label={words.guardianPhone}
        name="phone"
        type="tel"
        maxLength={60}
        dir="ltr"
        defaultValue={values?.phone ?? ""}
        error={wrong.phone}
      />
      <Field
        label={words.guardianEmail}
        name="email"
        type="email"
        maxLength={254}
        defaultValue={values?.email ?? ""}
        error={wrong.email}
      />
      <div className="flex flex-wrap gap-2">
        <button type="submit" name="intent" value="guardian" className="button button-quiet">
          {own.save}
        </button>
        {guardian && (
          <button type="submit" name="intent" value="unguardian" formNoValidate className="button button-quiet">
            {own.remove}
          </button>
        )}
      </div>
    </ActForm>
  );
}

/** Who belongs to a person's family, and who may. */
export function FamilyCard({ personId, family, alike, search }: Omit<FamilyCardProps, "guardian">) {
  const { family: words } = useFrame().words.students;
  const found = new Set(search?.found.map(({ id }) => id));
  const others = alike.filter(({ id }) => !found.has(id));
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="text-lg">{words.title}</h2>
      <p className="text-ink-soft">{words.text}</p>
      {family.length > 0 && (
        <>
          <ul className="grid gap-2">
            {family.map((one) => (
              <li key={one.id}>
                <Named {...one} />
              </li>
            ))}
          </ul>
          <ActForm name="leave family">
            <input type="hidden" name="person" value={personId} />
            <button type="submit" name="intent" value="leave family" className="button button-quiet">
              {words.leave}
            </button>
          </ActForm>
        </>
      )}
      <Candidates title={words.alike} personId={personId} people={others} />
      <Form method="get" role="search" preventScrollReset className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <Field
            label={words.find}
            name="family"
            type="search"
            maxLength={100}
            dir="auto"
            autoComplete="off"
            defaultValue={search?.typed ?? ""}
          />
        </div>
        <button type="submit" className="button button-quiet">
          {words.findButton}
        </button>
      </Form>
      <p role="status" className="text-ink-soft empty:hidden">
        {search?.found.length === 0 && words.none}
      </p>
      <Candidates title={words.found} personId={personId} people={search?.found ?? []} />
    </section>
  );
}

/** People who can be added to the family; nothing without any. */
function Candidates({ title, personId, people }: { title: string; personId: string; people: Relative[] }) {
  const { family: words } = useFrame().words.students;
  if (people.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="grid gap-2">
        {people.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Named {...one} />
            <ActForm name={`family ${one.id}`}>
              <input type="hidden" name="person" value={personId} />
              <input type="hidden" name="with" value={one.id} />
              <button type="submit" name="intent" value="family" className="button button-quiet">
                {words.add} <span className="sr-only">{one.name}</span>
              </button>
            </ActForm>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A person's name as a link to their page, with how they are reached. */
function Named({ id, name, email, phone }: Relative) {
  return (
    <div className="min-w-0">
      <Link to={`/people/${id}`} className="link">
        <bdi>{name}</bdi>
      </Link>
      <bdi className="block truncate text-sm text-ink-faint">{email ?? phone}</bdi>
    </div>
  );
}
