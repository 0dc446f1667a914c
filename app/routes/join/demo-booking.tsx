import { data } from "react-router";
import { servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import { pageLocale } from "#app/request/page-locale.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { demoBookingRequest } from "#domains/demo-classes/contract.ts";
import { DemoBookingPage } from "#domains/demo-classes/site/demo-booking-page.tsx";
import { demoBookingPageData } from "#domains/demo-classes/site/demo-booking-page-data.ts";
import { knownTimeZone } from "#shared/formats/class-time.ts";
import { fieldErrors } from "#ui/form/field-errors.ts";
import { readFormTexts } from "#ui/form/read-form-texts.ts";
import { type Refusal, refusalOf } from "#ui/form/refusal.ts";
import type { Route } from "./+types/demo-booking.ts";

/** The id of the course that a form names; of the first one if it names no offered course. */
function chosenCourse({ courses }: SiteContent, id = ""): string {
  return (courses.find((course) => course.id === id) ?? courses[0])?.id ?? "";
}

/**
 * Booking without scripts: the same as the free demo page does in place, on a page rendered with the current free times.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const courseId = chosenCourse(site.content, url.searchParams.get("courseId") ?? "");
  const slots = await context.get(servicesContext).demo.listSlots(courseId);
  const zone = knownTimeZone(url.searchParams.get("timeZone") ?? undefined);
  return demoBookingPageData(site, { courseId, slots, zone });
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = headMeta;

export async function action({ request, url, context }: Route.ActionArgs) {
  const { day, leftEmpty, ...entered } = await readFormTexts(request);
  const { demo, creditVisit, locateVisitor } = context.get(servicesContext);
  const { content, messages } = context.get(siteContext);
  const courseId = chosenCourse(content, entered.courseId);
  const zone = knownTimeZone(entered.timeZone);
  // Without scripts the free demo page's form arrives here without a time; that is not an error yet.
  const isBegun = entered.name || entered.email || entered.phone || entered.start;
  const refuse = async ({ status, message, fields }: Refusal) => {
    const refused = isBegun ? { message, fields, entered } : undefined;
    const slots = await demo.listSlots(courseId);
    return data({ refused, courseId, slots, zone }, { status: isBegun ? status : 200 });
  };
  const parsed = demoBookingRequest.safeParse({ ...entered, leftEmpty });
  if (!parsed.success)
    return await refuse({
      status: 422,
      message: messages.booking.refusals.form,
      fields: fieldErrors(parsed.error, messages.errors),
    });
  try {
    const { visitor } = context.get(sessionContext);
    const { country_code: country } = await locateVisitor(visitor);
    const booking = await demo.book(parsed.data, country, { address: visitor.address, language: pageLocale(url) });
    creditVisit(visitor, booking.id);
    return { booking, email: parsed.data.email, zone };
  } catch (error) {
    return await refuse(refusalOf(error, messages));
  }
}

export default function DemoBooking({ loaderData, actionData }: Route.ComponentProps) {
  return <DemoBookingPage {...loaderData} outcome={actionData} />;
}
