import { type ReactNode, use } from "react";
import { Links, Meta, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { siteLocale } from "#shared/formats/formats.ts";
import arabicScript from "./arabic-script.css?url";
import type { companyLook } from "./company-look.ts";
import { NonceContext } from "./nonce.ts";
import { pageStorageScript } from "./page-storage.ts";

/** The theme that the visitor chose on the public pages, applied before the first paint. */
const themeScript =
  'try{const t=localStorage.theme;if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}';

/** Marks the page for a reader by another clock than the institute's before the first paint: rows for it are kept free. */
const clockScript =
  'try{const d=document.documentElement.dataset;if(d.zone&&d.zone!==Intl.DateTimeFormat().resolvedOptions().timeZone)d.away=""}catch{}';

/**
 * Zod tests whether it may compile code; the policy forbids that, and the browser would report it. The screens that check
 * what was typed load it before the application's own first line.
 */
const zodScript = "globalThis.__zod_globalConfig={jitless:true}";

type DocumentProps = {
  styleSheet: string;
  children: ReactNode;
};

/** The document around every page of an application for signed-in people. */
export function Document({ styleSheet, children }: DocumentProps) {
  const nonce = use(NonceContext);
  /** Undefined if the root has not loaded. */
  const look = useRouteLoaderData<ReturnType<typeof companyLook>>("root");
  return (
    <html {...(look?.language ?? { lang: siteLocale })} data-zone={look?.timeZone} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="robots" content="noindex, nofollow" />
        <script nonce={nonce} suppressHydrationWarning>
          {`${zodScript};${pageStorageScript};${themeScript};${clockScript}`}
        </script>
        <Meta />
        <Links />
        {/* Rendered by the server alone, which may inline the sheet instead: React ignores what it did not render. */}
        {import.meta.env.SSR && <link rel="stylesheet" href={styleSheet} />}
        {import.meta.env.SSR && look?.language.dir === "rtl" && <link rel="stylesheet" href={arabicScript} />}
        {look && (
          <>
            <link rel="icon" href={look.icon} />
            <style nonce={nonce} suppressHydrationWarning>
              {look.colors}
            </style>
          </>
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
