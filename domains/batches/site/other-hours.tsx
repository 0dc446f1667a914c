import { ButtonLink } from "#ui/site/site-link.tsx";

type OtherHoursProps = { title: string; text: string; action: { label: string; href: string } };

/** The last card of the grid, for visitors whom no batch suits. */
export function OtherHours({ title, text, action }: OtherHoursProps) {
  return (
    <div className="flex h-full flex-col items-start justify-center rounded-card border border-dashed border-line-strong p-6 md:p-8">
      <h3 className="text-2xl">{title}</h3>
      <p className="mt-2 max-w-md text-ink-soft">{text}</p>
      <ButtonLink to={action.href} variant="quiet" className="mt-5">
        {action.label}
      </ButtonLink>
    </div>
  );
}
