import { z } from "zod";
import { oneLine } from "./one-line.ts";

const moment = z.iso.datetime({ error: "Please choose a time." });

/** A class that can be booked, unless `free` is 0. */
export const demoSlot = z
  .object({
    /** ISO 8601, UTC. */
    start: moment,
    minutes: z.int(),
    free: z.int().nonnegative(),
  })
  .meta({ id: "DemoSlot" });

export type DemoSlot = z.infer<typeof demoSlot>;

/** `GET /demo/slots`: earliest first. */
export const demoSlotsAnswer = z.object({ slots: z.array(demoSlot) }).meta({ id: "DemoSlots" });

/** The booking form's fields. The server checks whether the phone number is valid. */
export const demoBookingForm = z
  .object({
    courseId: z.string({ error: "Please choose a course." }).min(1, "Please choose a course.").max(100),
    start: moment,
    name: oneLine(200, "Please tell us your name."),
    email: oneLine(254, "Please enter an e-mail address for the confirmation.").pipe(
      z.email("That e-mail address does not look right. Example: name@example.com"),
    ),
    phone: oneLine(30, "Please give a phone number we can reach you at.").regex(
      /^[+\d ().-]*$/,
      "A phone number holds digits, spaces and + ( ) - only.",
    ),
    /** IANA name of the visitor's zone; an unknown one is replaced by the company's. */
    timeZone: z.string().max(64).optional(),
  })
  .meta({ id: "DemoBookingForm" });

export type DemoBookingForm = z.infer<typeof demoBookingForm>;

/**
 * `POST /demo/bookings`. The same `key`, or the same person in the same class, is the same booking. `website` is the
 * honeypot: a person leaves it empty.
 */
export const demoBookingRequest = demoBookingForm
  .extend({ key: z.uuid().optional(), website: z.string().optional() })
  .meta({ id: "DemoBookingRequest" });

export type DemoBookingRequest = z.infer<typeof demoBookingRequest>;

/** What was booked, without personal data; `calendar` is the address of an entry for the visitor's calendar. */
export const demoBookingAnswer = z
  .object({ id: z.string(), courseId: z.string(), start: moment, minutes: z.int(), calendar: z.string() })
  .meta({ id: "DemoBooking" });

export type DemoBookingAnswer = z.infer<typeof demoBookingAnswer>;
