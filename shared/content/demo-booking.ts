import { company } from "./company.ts";

/** What visitors read while they book, move and cancel a demo class (specification §2, "Free demo page"). */
export const demoWords = {
  refusals: {
    course: "We have no such course. Please choose one of the list.",
    phone: "We could not find such a phone number. Please write it with its country code, for example +92 300 1234567.",
    slot: "There is no class at that time. Please choose one of the times shown.",
    past: "That class has begun or is about to. Please choose a later one.",
    taken: "Somebody was faster: that class is full now. Please choose another time.",
    bookedAlready: "You already have a place in that class, with another booking. Please choose another time.",
    sentTwice: "This booking has been sent before. Please begin a new one.",
    alreadyCancelled: "This booking is cancelled already. You are welcome to book a new class.",
    begun: "The class has begun, so it can no longer be cancelled. You may still take another time.",
    link: "This link does not open a booking. Please use the newest link of your confirmation e-mail, whole.",
    linkExpired: "This link has expired, because the class is long over. You are welcome to book a new one.",
  },
  event: {
    title: (course: string) => `Free demo class: ${course} | ${company.name}`,
    description: (course: string, joinUrl: string, manageUrl?: string) =>
      [
        `A live demo class in ${course}. Join here: ${joinUrl}`,
        "You need a browser and a steady connection; headphones help.",
        ...(manageUrl ? [`Another time, or not at all? Free of charge: ${manageUrl}`] : []),
      ].join("\n\n"),
  },
};
