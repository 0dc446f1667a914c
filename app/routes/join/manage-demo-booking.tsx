import { data, redirect } from "react-router";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { pageHead } from "#domains/content/site/page-head.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { demoSlot } from "#domains/demo-classes/contract.ts";
import { ManageBookingPage } from "#domains/demo-classes/site/manage-booking-page.tsx";
import { fieldErrors } from "#ui/form/field-errors.ts";
import { readFormTexts } from "#ui/form/read-form-texts.ts";
import { refusalOf } from "#ui/form/refusal.ts";
import type { Route } from "./+types/manage-demo-booking.ts";

function linkOf(request: Request, params: { id: string }) {
  return { id: params.id, key: new URL(request.url).searchParams.get("key") ?? "" };
}

/** The acts that the page says were done, as its address names them. */
const doneActs = ["moved", "cancelled", "quiet", "reminded"] as const;

/** The page of a confirmation's signed link: the booking, with forms to move or cancel it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { demo } = context.get(servicesContext);
  const site = context.get(siteContext);
  const { content, messages, sections } = site;
  const { company, courses } = content;
  const { time, manage: offered } = messages.booking;
  const isOffered = sections.isOn("demo");
  const manage = isOffered ? offered : { ...offered, bookAgain: messages.labels.contactAction };
  const words = { time, manage };
  const head = {
    ...pageHead(site, isOffered ? "/FreeDemo" : "/"),
    title: `${manage.title} | ${company.name}`,
    indexed: false,
    structuredData: [],
  };
  try {
    const booking = await demo.open(linkOf(request, params));
    const done = doneActs.find((act) => act === new URL(request.url).searchParams.get("done"));
    return data({
      head,
      words,
      booking: {
        ...booking,
        course: courses.find(({ id }) => id === booking.courseId)?.title ?? booking.courseId,
        slots: booking.state === "cancelled" || !isOffered ? [] : await demo.listSlots(booking.courseId),
        companyZone: company.hours.timeZone,
        joinUrl: company.demo.joinUrl,
      },
      done: done ? manage.done[done] : null,
      refused: null,
    });
  } catch (error) {
    const { message: refused, status } = refusalOf(error, messages);
    return data({ head, words, booking: null, done: null, refused }, { status });
  }
}

export const headers = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });

export const meta: Route.MetaFunction = headMeta;

/** Moves, cancels, or ends and resumes the reminders, then redirects to the page itself, so that a reload repeats nothing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { demo } = context.get(servicesContext);
  const { messages } = context.get(siteContext);
  const link = linkOf(request, params);
  const form = await readFormTexts(request);
  // The one click of a mail program (RFC 8058) names no act.
  const intent = form["List-Unsubscribe"] === "One-Click" ? "quiet" : form.intent;
  let done: (typeof doneActs)[number] = "moved";
  try {
    if (intent === "cancel") {
      await demo.cancel(link);
      done = "cancelled";
    } else if (intent === "quiet" || intent === "remind") {
      await demo.switchReminders(link, intent === "remind");
      done = intent === "quiet" ? "quiet" : "reminded";
    } else {
      const start = demoSlot.shape.start.safeParse(form.start);
      if (!start.success) {
        const [refused = ""] = Object.values(fieldErrors(start.error, messages.errors));
        return data({ refused }, { status: 422 });
      }
      await demo.move(link, start.data);
    }
  } catch (error) {
    const { message: refused, status } = refusalOf(error, messages);
    return data({ refused }, { status });
  }
  const address = `/demo-booking/${link.id}?key=${encodeURIComponent(link.key)}`;
  return redirect(`${address}&done=${done}`, 303);
}

export default function ManageDemoBooking({ loaderData, actionData }: Route.ComponentProps) {
  return <ManageBookingPage {...loaderData} outcome={actionData} />;
}
