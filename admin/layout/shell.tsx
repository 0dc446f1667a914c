import {
  Activity,
  Award,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  ChartNoAxesColumn,
  CreditCard,
  Ellipsis,
  ExternalLink,
  FileText,
  KeyRound,
  LogOut,
  Megaphone,
  MessageCircleQuestionMark,
  MessageSquare,
  ScrollText,
  Search,
  Settings,
  Shield,
  Users,
  Wallet,
} from "lucide-react";
import { type ReactNode, useRef } from "react";
import { NavLink } from "react-router";
import type { StaffRole } from "#shared/staff-role.ts";
import { Initials } from "#ui/initials.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { Palette } from "./palette.tsx";
import { useNamedField } from "./use-named-field.ts";
import { useTakeMoneyKey } from "./use-take-money-key.ts";

type ShellProps = {
  member: { name: string; role: StaffRole };
  may: string[];
  due: { leads: number; payments: number; questions: number };
  children: ReactNode;
};

/** The screens, each with the verb that opens it. */
const screens = [
  { name: "today", to: "/", verb: "showTaughtClasses", Icon: CalendarClock },
  { name: "leads", to: "/leads", verb: "listLeads", Icon: MessageSquare },
  { name: "payments", to: "/payments", verb: "listOrders", Icon: CreditCard },
  { name: "batches", to: "/batches", verb: "showClass", Icon: CalendarDays },
  { name: "questions", to: "/questions", verb: "listQuestions", Icon: MessageCircleQuestionMark },
  { name: "announcements", to: "/announcements", verb: "listAnnouncements", Icon: Megaphone },
  { name: "students", to: "/students", verb: "listStudents", Icon: Users },
  { name: "fees", to: "/fees", verb: "showPayer", Icon: Wallet },
  { name: "income", to: "/income", verb: "showIncome", Icon: ChartNoAxesColumn },
  { name: "certificates", to: "/certificates", verb: "findCertificates", Icon: Award },
  { name: "figures", to: "/figures", verb: "showFigures", Icon: ChartColumn },
  { name: "content", to: "/content", verb: "listDocuments", Icon: FileText },
  { name: "settings", to: "/settings", verb: "setMoney", Icon: Settings },
  { name: "staff", to: "/staff", verb: "listStaff", Icon: Shield },
  { name: "status", to: "/status", verb: "showStatus", Icon: Activity },
  { name: "audit", to: "/audit", verb: "listAudit", Icon: ScrollText },
  { name: "security", to: "/security", verb: null, Icon: KeyRound },
] as const;

/** Number of screens that a phone shows below the content; the others open above them. */
const onPhone = 4;

const itemClass =
  "flex min-h-10 items-center gap-2.5 rounded-lg px-2.5 text-on-band-soft hover:bg-band-line hover:text-on-band aria-[current=page]:bg-band-line aria-[current=page]:text-on-band max-md:min-h-11";

/** An item in the row at the bottom of a phone. */
const tabClass =
  "max-md:min-h-14 max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:rounded-none max-md:px-1 max-md:text-[min(0.75rem,max(12px,3.4vw))]";

/** The navigation beside, or on a phone below, the screen. */
export function Shell({ member, may, due, children }: ShellProps) {
  const { words, company, icon } = useFrame();
  const { frame } = words;
  useNamedField();
  useTakeMoneyKey(may.includes("takeMoney"));
  const palette = useRef<HTMLDialogElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const open = screens.filter(({ verb }) => verb === null || may.includes(verb));
  const counts: Partial<Record<string, number>> = { ...due };
  const others = (
    <>
      <button
        type="button"
        className={`w-full ${itemClass}`}
        onClick={() => {
          more.current?.hidePopover();
          palette.current?.showModal();
        }}
      >
        <Search size={18} aria-hidden="true" />
        {frame.find}
        <kbd className="ms-auto text-xs max-md:hidden">{frame.findKeys}</kbd>
      </button>
      <a href="/" className={itemClass}>
        <ExternalLink size={18} aria-hidden="true" />
        {frame.site}
      </a>
      <a href="/sign-out" className={itemClass}>
        <LogOut size={18} aria-hidden="true" />
        {frame.signOut}
      </a>
    </>
  );
  return (
    <div className="grid min-h-dvh md:grid-cols-[13.5rem_1fr]">
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-surface focus:p-3">
        {frame.skip}
      </a>
      <header className="on-dark bg-band text-on-band max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:overflow-y-auto md:px-3 md:py-5">
        <p className="mb-5 flex items-center gap-2.5 px-2.5 font-display text-lg font-bold max-md:hidden">
          <img src={icon} alt="" width="26" height="26" />
          {company}
        </p>
        <nav aria-label={frame.navigation}>
          <ul className="flex md:grid md:gap-0.5">
            {open.map(({ name, to, Icon }, at) => (
              <li key={name} className={`max-md:min-w-0 max-md:flex-1 ${at < onPhone ? "" : "max-md:hidden"}`}>
                <NavLink to={to} end={to === "/"} className={`${itemClass} ${tabClass}`}>
                  <Icon size={18} aria-hidden="true" />
                  <span>{frame.screens[name]}</span>
                  {(counts[name] ?? 0) > 0 && (
                    <span className="ms-auto text-sm font-semibold text-accent max-md:absolute max-md:mb-7 max-md:ms-8">
                      {counts[name]}
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
            <li className="min-w-0 flex-1 md:hidden">
              <button type="button" popoverTarget="more-screens" className={`w-full ${itemClass} ${tabClass}`}>
                <Ellipsis size={18} aria-hidden="true" />
                {frame.more}
              </button>
            </li>
          </ul>
        </nav>
        <div
          ref={more}
          id="more-screens"
          popover="auto"
          className="on-dark fixed inset-x-0 top-auto bottom-14 m-0 w-full border-t border-band-line bg-band p-2 pb-4 text-on-band md:hidden"
        >
          {open.slice(onPhone).map(({ name, to, Icon }) => (
            <NavLink key={name} to={to} className={itemClass} onClick={() => more.current?.hidePopover()}>
              <Icon size={18} aria-hidden="true" />
              {frame.screens[name]}
            </NavLink>
          ))}
          {others}
        </div>
        <div className="mt-auto grid gap-0.5 max-md:hidden">
          {others}
          <p className="mt-3 flex items-center gap-2.5 border-t border-band-line px-2.5 pt-4">
            <Initials name={member.name} />
            <span className="min-w-0 leading-tight">
              <bdi className="block truncate font-semibold">{member.name}</bdi>
              <span className="text-sm text-on-band-soft">{frame.roles[member.role]}</span>
            </span>
          </p>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="min-w-0 outline-none max-md:pb-20">
        {children}
      </main>
      <Palette dialog={palette} screens={open.map(({ name, to }) => ({ to, label: frame.screens[name] }))} />
    </div>
  );
}
