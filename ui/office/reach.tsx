type ReachProps = { email: string | null; phone: string | null };

/** The links by which somebody is reached. */
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
