type ReachProps = { email: string | null; phone: string | null };

/** The links for contacting a person. */
export function Reach({ email, phone }: ReachProps) {
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
    </>
  );
}
