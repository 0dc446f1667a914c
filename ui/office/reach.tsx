type ReachProps = {
  email: string | null;
  phone: string | null;
  /** The addresses that take no emails, a sentence each. */
  refused: string[];
};

/** The links for contacting a person. */
export function Reach({ email, phone, refused }: ReachProps) {
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
      {refused.map((text) => (
        <span key={text} className="font-semibold text-danger">
          {text}
        </span>
      ))}
    </>
  );
}
