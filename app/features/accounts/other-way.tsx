import { SiteLink } from "#app/ui/site-link.tsx";

type OtherWayProps = {
  text: string;
  label: string;
  href: string;
  /** Where to go after signing in. */
  from?: string;
};

/** A link below a form, for visitors who need the other form. */
export function OtherWay({ text, label, href, from = "/" }: OtherWayProps) {
  const to = from === "/" ? href : `${href}?from=${encodeURIComponent(from)}`;
  return (
    <p className="mt-8 border-t border-line pt-5 text-ink-soft">
      {text}{" "}
      <SiteLink
        to={to}
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
      >
        {label}
      </SiteLink>
    </p>
  );
}
