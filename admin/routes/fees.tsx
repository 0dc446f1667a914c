import { Link } from "react-router";
import { registerOf } from "#admin/request/fees-register.ts";
import { findPayers } from "#admin/request/find-payers.ts";
import { requireOffice } from "#admin/request/office.ts";
import { reductionsOf } from "#admin/request/plan-acts.ts";
import { refundsOf } from "#admin/request/refund-acts.ts";
import { Drawer, type DrawerReceipt } from "#domains/money/office/desk/drawer.tsx";
import { FindPayer } from "#domains/money/office/desk/find-payer.tsx";
import { Register } from "#domains/money/office/desk/register.tsx";
import { RegisterHead } from "#domains/money/office/desk/register-head.tsx";
import { WaitingReductions } from "#domains/money/office/reduction-list.tsx";
import { Refunds } from "#domains/money/office/refund-requests.tsx";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import { soldTitles } from "#domains/money/rules/sold-titles.ts";
import { chatWith } from "#domains/outbox/rules/chat.ts";
import { fillText } from "#shared/fill-text.ts";
import { localeOf } from "#shared/formats/formats.ts";
import { ListKeys } from "#ui/office/list-keys.tsx";
import { ListWithPanel } from "#ui/office/list-panel.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/fees.ts";

/** The desk: whom money is taken for, and the receipts of the day. */
export async function loader(given: Route.LoaderArgs) {
  const office = requireOffice(given);
  const { verbs, site, access } = office;
  const may = office.office.allowedVerbs(access.member);
  const typed = new URL(given.request.url).searchParams.get("q") ?? "";
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const drawer = may.includes("showDrawer") ? await verbs.showDrawer(access.member.userId) : null;
  const stopped = new Set(await verbs.listChatStops((drawer?.receipts ?? []).map(({ phone }) => phone)));
  const found = drawer ? await findPayers(verbs, typed) : [];
  const timeOf = (moment: Date) => shortTime(moment, now, timeZone, lang);
  return {
    register: may.includes("showRegister") ? await registerOf(given.request, verbs, site) : null,
    reductions: may.includes("showRegister") ? await reductionsOf(office, "", timeOf) : [],
    refunds: await refundsOf(office, "", timeOf),
    ...{ typed, found, cash: drawer?.cash ?? null },
    receipts: (drawer?.receipts ?? []).map(
      ({ number, path, kind, at, amount, name, course, locale, phone, email, personId }): DrawerReceipt => {
        const reader = office.inLanguage(localeOf(locale));
        const { courseTitle } = soldTitles(reader.site(), { courseTitle: course, planTitle: "" });
        const text = fillText(reader.site().messages.admin.fees.drawer.message, {
          ...{ amount, name, course: courseTitle, link: reader.addressOf(path ?? "") },
          number: number === null ? "" : receiptName(number),
        });
        const chat = kind === "payment" && phone !== "" && path !== null;
        return {
          ...{ number, path, kind, amount, name, email, personId, at: shortTime(at, now, timeZone, lang) },
          whatsapp: chatWith(chat ? phone : null, text, stopped),
        };
      },
    ),
  };
}

export const meta = screenTitle(({ fees }) => fees.title);

export default function Fees({ loaderData }: Route.ComponentProps) {
  const { fees } = useFrame().words;
  const { typed, found, register, cash, receipts, reductions, refunds } = loaderData;
  return (
    <ListWithPanel panel="routes/fees-person" room="lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <h1 className="text-2xl">{fees.title}</h1>
      {cash === null ? (
        <Link to="/fees/day" className="link">
          {fees.day.title}
        </Link>
      ) : (
        <div className="mt-4 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
          <FindPayer typed={typed} found={found} />
          <Drawer cash={cash} receipts={receipts} />
        </div>
      )}
      <WaitingReductions reductions={reductions} />
      <Refunds refunds={refunds} />
      {register && (
        <>
          <RegisterHead
            {...{ asked: register.asked, choices: register.choices }}
            {...{ earlier: register.register.earlier, later: register.register.later }}
          />
          <Register {...register.register} />
        </>
      )}
      <ListKeys keys={fees.keys} rows={[]} />
    </ListWithPanel>
  );
}
