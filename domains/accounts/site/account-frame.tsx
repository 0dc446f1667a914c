import type { ReactNode } from "react";
import { Girih } from "#ui/site/girih.tsx";
import { ButtonLink, SiteLink } from "#ui/site/site-link.tsx";
import { AccountForm } from "./account-form.tsx";

type FrameProps = {
  title: string;
  lead: string;
  /** The content of the arch beside the form on a wide screen. */
  aside: { title: string; points: readonly string[] };
};

/** The frame of every sign-in page, with a decorative arch beside its content. */
export function AccountFrame({ title, lead, aside, children }: FrameProps & { children: ReactNode }) {
  return (
    <div className="page grid gap-x-20 pt-10 pb-20 md:pt-16 md:pb-28 lg:grid-cols-2 lg:items-center lg:pb-20">
      <div className="mx-auto w-full max-w-md">
        <h1 className="text-heading font-extrabold">{title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{lead}</p>
        <div className="mt-8">{children}</div>
      </div>
      <div className="relative hidden w-full max-w-lg justify-self-end lg:block">
        <div className="arch absolute inset-0 bg-accent" />
        <div className="arch absolute inset-1.5 bg-paper" />
        <div className="arch absolute inset-4 overflow-hidden bg-emerald text-accent [--strap:var(--emerald)]">
          <Girih tiling="4.6.12" angle={60} scale={37} strap={6.5} />
          <div className="account-shade absolute inset-0" />
        </div>
        <div className="on-dark relative flex aspect-[5/6] flex-col justify-end p-14 text-on-band">
          <p className="font-display text-2xl font-bold">{aside.title}</p>
          <ul className="ticks mt-4 grid gap-3 text-on-band-soft">
            {aside.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

type Link = { label: string; href: string };

type FormPageProps = {
  words: Omit<FrameProps, "aside"> & { submit: string; submitting?: string; other?: Link & { text: string } };
  aside: FrameProps["aside"];
  /** The reason for the refusal, if the form was refused. */
  refused?: { message: string; fields: Record<string, string> };
  /** The page to open after signing in. */
  from?: string;
  /** A message above the form. */
  message?: string;
  /** Says which of the page's forms it is. */
  intent?: string;
  /** Whether the browser posts it, past the router: it may sign the visitor in. */
  isNative?: boolean;
  /** The form's fields. */
  children?: ReactNode;
  /** The content below the form. */
  below?: ReactNode;
};

/** A page with one account form, and a link below it for visitors who need the other form. */
export function AccountFormPage({
  words,
  aside,
  refused,
  from = "/",
  message,
  intent,
  isNative,
  children,
  below,
}: FormPageProps) {
  const { other } = words;
  return (
    <AccountFrame title={words.title} lead={words.lead} aside={aside}>
      {message && (
        <p role="status" className="mb-6 rounded-control bg-emerald-tint p-4">
          {message}
        </p>
      )}
      <AccountForm
        refused={refused}
        submit={words.submit}
        submitting={words.submitting ?? words.submit}
        intent={intent}
        isNative={isNative}
      >
        {children}
      </AccountForm>
      {below}
      {other && (
        <p className="mt-8 border-t border-line pt-5 text-ink-soft">
          {other.text}{" "}
          <SiteLink
            to={from === "/" ? other.href : `${other.href}?from=${encodeURIComponent(from)}`}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            {other.label}
          </SiteLink>
        </p>
      )}
    </AccountFrame>
  );
}

/** A page that says how a form or a link went, with one way on. */
export function AccountOutcome({ action, ...frame }: FrameProps & { action: Link }) {
  return (
    <AccountFrame {...frame}>
      <ButtonLink to={action.href} size="large">
        {action.label}
      </ButtonLink>
    </AccountFrame>
  );
}
