import type { ReactNode } from "react";

type MessageProps = { title: string; children?: ReactNode; action?: { href: string; label: string } };

/** A screen of a few words on a card, for sign-in and for errors. */
export function Message({ title, children, action }: MessageProps) {
  return (
    <main className="grid min-h-dvh place-items-center bg-sunken p-4">
      <div className="card w-full max-w-md p-6 sm:p-8">
        <h1 className="text-2xl">{title}</h1>
        <div className="mt-3 grid gap-4 text-ink-soft">
          {typeof children === "string" ? <p>{children}</p> : children}
        </div>
        {action && (
          <a href={action.href} className="button button-main mt-6">
            {action.label}
          </a>
        )}
      </div>
    </main>
  );
}
