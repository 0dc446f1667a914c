import { ArrowLeft } from "lucide-react";
import { Link, NavLink, Outlet, useLocation } from "react-router";
import { listSettings } from "#admin/layout/settings-screens.ts";
import { requireOffice } from "#admin/request/office.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Route } from "./+types/settings-frame.ts";

/** The screens of the settings, listed beside each of them. */
export function loader(given: Route.LoaderArgs) {
  const { site, access, office } = requireOffice(given);
  return { screens: listSettings(site.messages, office.allowedVerbs(access.member)) };
}

const itemClass =
  "block rounded-lg px-3 py-1.5 text-ink-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink";

export default function SettingsFrame({ loaderData }: Route.ComponentProps) {
  const { allSettings: words } = useFrame().words.content;
  const isList = useLocation().pathname === "/settings";
  if (isList) return <Outlet />;
  return (
    <div className="xl:grid xl:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label={words.screens} className="px-4 pt-4 md:px-6 xl:pt-6 xl:pe-0">
        <Link to="/settings" className="link inline-flex min-h-8 items-center gap-1.5 max-md:min-h-11">
          <ArrowLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />
          {words.all}
        </Link>
        <ul className="mt-3 grid gap-0.5 border-s border-line ps-2 text-sm max-xl:hidden">
          {loaderData.screens.map(({ to, title }) => (
            <li key={to}>
              <NavLink to={to} className={itemClass}>
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
