import { z } from "zod";
import { because } from "#shared/because.ts";
import { emailAddress, requiredLine } from "#shared/fields.ts";
import { trap } from "#shared/trap.ts";

const courseMissing = because("field.courseMissing");
const moment = z.iso.datetime({ error: because("field.timeMissing") });

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
    courseId: z.string({ error: courseMissing }).min(1, courseMissing).max(100),
    start: moment,
    name: requiredLine(200, "field.nameMissing"),
    email: emailAddress("field.confirmationEmailMissing"),
    phone: requiredLine(40, "field.phoneMissing"),
    /** IANA name of the visitor's zone; an unknown one is replaced by the company's. */
    timeZone: z.string().max(64).optional(),
  })
  .meta({ id: "DemoBookingForm" });

export type DemoBookingForm = z.infer<typeof demoBookingForm>;

/**
 * `POST /demo/bookings`. The same `key`, or the same person in the same class, is the same booking.
 */
export const demoBookingRequest = demoBookingForm
  .extend({ key: z.uuid().optional(), ...trap })
  .meta({ id: "DemoBookingRequest" });

export type DemoBookingRequest = z.infer<typeof demoBookingRequest>;

/** A new booking, without personal data; `calendar` is the address of an entry for the visitor's calendar. */
export const demoBookingAnswer = z
  .object({ id: z.string(), courseId: z.string(), start: moment, minutes: z.int(), calendar: z.string() })
  .meta({ id: "DemoBooking" });

export type DemoBookingAnswer = z.infer<typeof demoBookingAnswer>;
