import { useFrame } from "./office-frame.ts";

type ReachProps = {
  email: string | null;
  phone: string | null;
  /** The addresses that take no emails, a sentence each. */
  refused: string[];
  /** Whether the number's owner wants no chat texts. */
  isLeftAlone?: boolean;
};

/** The links for contacting a person. */
export function Reach({ email, phone, refused, isLeftAlone = false }: ReachProps) {
  const { outbox: words } = useFrame().words;
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`} className="link">
          {phone}
        </a>
      )}
      {isLeftAlone && <span className="font-semibold text-danger">{words.stopped}</span>}
      {refused.map((text) => (
        <span key={text} className="font-semibold text-danger">
          {text}
        </span>
      ))}
    </>
  );
}
