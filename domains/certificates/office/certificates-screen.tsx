import type { ComponentProps } from "react";
import { Form, Link } from "react-router";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { List } from "#ui/office/list.tsx";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { CertificateForms, type ShownCertificate } from "./certificate-forms.tsx";
import { IssuerKeys } from "./issuer-keys.tsx";

type ListedCertificate = ShownCertificate & {
  id: string;
  /** The name on it; null for a person who was erased. */
  name: string | null;
  personId: string | null;
  course: string;
  batch: string;
};

type CertificatesScreenProps = {
  /** The words that the list was searched for. */
  words: string;
  certificates: ListedCertificate[];
  keys: ComponentProps<typeof IssuerKeys>["keys"];
  next: string | null;
  isLater: boolean;
  outcome: Outcome | undefined;
};

/** Every certificate, searchable by name or number, and the keys that sign them. */
export function CertificatesScreen({ words: asked, ...props }: CertificatesScreenProps) {
  const { certificates: words, frame } = useClassFrame().words;
  const { certificates, keys, next, isLater, outcome } = props;
  return (
    <div className="grid items-start gap-6 p-4 md:p-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 mb-4 max-w-prose text-ink-soft">{words.lead}</p>
        <Form className="mb-4 flex gap-2">
          <input
            type="search"
            name="q"
            defaultValue={asked}
            aria-label={words.search}
            placeholder={words.search}
            className="control"
          />
          <button type="submit" className="button button-quiet">
            {words.find}
          </button>
        </Form>
        <OutcomeNote outcome={outcome} />
        <List
          rows={certificates}
          keyOf={({ id }) => id}
          empty={asked === "" ? { title: words.empty, text: words.emptyText } : { title: words.noneFound }}
          paging={{ next, isLater }}
          look="card mt-2 divide-y divide-line"
          cardLook="px-4 py-3"
          card={({ name, personId, course, batch, ...certificate }) => (
            <>
              <p className="mb-1 flex flex-wrap items-center gap-x-4">
                {personId ? (
                  <Link
                    to={`/people/${personId}`}
                    className="inline-flex min-h-7 items-center font-semibold hover:underline"
                  >
                    <bdi>{name}</bdi>
                  </Link>
                ) : (
                  <span className="text-ink-faint">{name ?? frame.nobody}</span>
                )}
                <span className="text-ink-soft">
                  {course}, <bdi>{batch}</bdi>
                </span>
              </p>
              <CertificateForms certificate={certificate} hasPdf={name !== null} outcome={outcome} />
            </>
          )}
        />
      </div>
      <IssuerKeys keys={keys} />
    </div>
  );
}
