import { Badge } from "#ui/badge.tsx";
import { Initials } from "#ui/initials.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { Reach } from "#ui/office/reach.tsx";

type Reachable = { name: string; email: string | null; phone: string | null };

type PersonHeadProps = {
  person: Reachable & { hasAccount: boolean; refused: string[]; isLeftAlone: boolean };
  /** The same person under other addresses. */
  others: (Reachable & { id: string })[];
};

/** A person's name, and how to reach them. */
export function PersonHead({ person, others }: PersonHeadProps) {
  const { person: words } = useFrame().words.leads;
  return (
    <header className="flex items-start gap-4">
      <Initials name={person.name} size="large" />
      <div className="min-w-0">
        <h1 className="text-2xl">
          <bdi>{person.name}</bdi>
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Reach {...person} />
          <Badge look={person.hasAccount ? "green" : "plain"}>
            {person.hasAccount ? words.account : words.noAccount}
          </Badge>
        </p>
        {others.length > 0 && (
          <p className="mt-1 text-ink-soft">
            {words.others}: {others.map(({ email, name }) => email ?? name).join(", ")}
          </p>
        )}
      </div>
    </header>
  );
}
