import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { demoBookingAnswer, demoBookingRequest, demoSlotsAnswer } from "#domains/demo-classes/contract.ts";
import type { BoundVerbs } from "#server/bind-verbs.ts";
import { cachePolicy, errorAnswers, formErrors, jsonAnswers, jsonBody } from "#server/http/endpoint.ts";
import { pageLanguage } from "#server/http/page-language.ts";
import type { AppEnv } from "#server/http/request.ts";
import type { locateVisitor, Visitor } from "#server/http/visitor.ts";
import type { createDemoServices } from "./demo-bookings.ts";

const listSlots = createRoute({
  method: "get",
  path: "/demo/slots",
  summary: "The free demo classes of a course that can be booked",
  request: { query: z.object({ course: z.string().max(100).meta({ example: "weaving" }) }) },
  responses: jsonAnswers(
    "The classes, earliest first; a class with no free place is full.",
    demoSlotsAnswer,
    "not_found",
    "invalid",
  ),
});

const book = createRoute({
  method: "post",
  path: "/demo/bookings",
  summary: "Book a free demo class",
  description:
    "Books a place and queues the emails. The same key, or the same person in the same class, gives the same booking. 409: the class is full or over, so ask for the slots again; or the person already has an upcoming class of this course.",
  request: { body: jsonBody(demoBookingRequest) },
  responses: jsonAnswers("The place is booked.", demoBookingAnswer, "conflict", ...formErrors),
});

const getCalendar = createRoute({
  method: "get",
  path: "/demo/bookings/{id}/calendar.ics",
  summary: "A booked class as a calendar entry",
  request: { params: z.object({ id: z.uuid() }), query: z.object({ key: z.string().max(1000) }) },
  responses: {
    200: {
      description: "The calendar entry, without the student's name.",
      content: { "text/calendar": { schema: z.string() } },
    },
    ...errorAnswers("forbidden", "not_found", "invalid"),
  },
});

interface DemoVerbs extends BoundVerbs<{ locateVisitor: typeof locateVisitor }> {
  demo: ReturnType<typeof createDemoServices>;
  /** Records which visit led to a booking. */
  creditVisit(visitor: Visitor, recordId: string): void;
}

/** `GET /demo/slots`, `POST /demo/bookings` and a booking's calendar entry (specification §2, "Free demo page"). */
export function demoApi(services: DemoVerbs) {
  return new OpenAPIHono<AppEnv>()
    .openapi(listSlots, async (c) => {
      const slots = await services.demo.listSlots(c.req.valid("query").course);
      c.header("Cache-Control", cachePolicy.never);
      return c.json({ slots }, 200);
    })
    .openapi(book, async (c) => {
      const { country_code } = await services.locateVisitor(c.get("visitor"));
      c.header("Cache-Control", cachePolicy.never);
      const language = pageLanguage(c.req.raw.headers);
      const sender = { address: c.get("visitor").address, language };
      const booking = await services.demo.book(c.req.valid("json"), country_code, sender);
      services.creditVisit(c.get("visitor"), booking.id);
      return c.json(booking, 200);
    })
    .openapi(getCalendar, async (c) => {
      const calendar = await services.demo.calendar({ ...c.req.valid("param"), key: c.req.valid("query").key });
      return c.body(calendar, 200, {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'attachment; filename="demo-class.ics"',
        "Cache-Control": cachePolicy.never,
      });
    });
}
