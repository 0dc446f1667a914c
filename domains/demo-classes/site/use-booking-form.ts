import type { RefObject } from "react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useSubmission } from "#domains/content/site/use-submission.ts";
import type { DemoBookingAnswer } from "#domains/demo-classes/contract.ts";
import { askOwnAnswers } from "#domains/seats/site/ask-own-answers.ts";
import type { ErrorTexts } from "#shared/error-words.ts";
import { fieldErrors } from "#ui/form/field-errors.ts";
import { type BookingDraft, readDraft, saveDraft } from "./booking-draft.ts";
import { type FirstSlots, useDemoSlots } from "./use-demo-slots.ts";

const loadContract = () => import("#domains/demo-classes/contract.ts");

/** The confirmation's code. */
export const loadConfirmed = () => import("./booking-confirmed.tsx");

/** The new booking, and the address that was entered. */
export type Booked = { booking: DemoBookingAnswer; email: string };

const textFields = ["name", "email", "phone"] as const;

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Names this attempt to the server; undefined on an insecure connection, where `randomUUID` is missing. */
function newKey(): string | undefined {
  return window.isSecureContext ? crypto.randomUUID() : undefined;
}

function uncheckTime(form: HTMLFormElement) {
  for (const control of form.elements)
    if (control instanceof HTMLInputElement && control.name === "start") control.checked = false;
}

/** Fills an unchanged form with the course from the address and the stored draft. */
function fillIn(form: HTMLFormElement, courseId: string | null, draft: BookingDraft) {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.name === "courseId" && control.value === (courseId ?? draft.courseId)) control.checked = true;
    const text = textFields.find((name) => name === control.name);
    if (text && control.value === "") control.value = draft[text] ?? "";
  }
}

/**
 * The booking form's states: a course, its classes, a time, details; then the confirmation, or the form unchanged with
 * its errors, and fresh times if the chosen one was taken.
 */
export function useBookingForm(errorTexts: ErrorTexts, first: FirstSlots) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<BookingDraft>({});
  /** The time of an earlier visit, which the times that came with the page do not show as chosen. */
  const [restored, setRestored] = useState<string>();
  const [booked, setBooked] = useState<Booked | null>(null);
  const { state: slots, reload } = useDemoSlots(draft.courseId ?? null, first);
  const { search } = useLocation();

  const timesArea = useRef<HTMLDivElement>(null);
  const isNear = useNear(timesArea);
  const isBooking = booked === null;
  useEffect(() => {
    if (!isBooking || !isNear || !form.current) return;
    const stored = readDraft();
    fillIn(form.current, new URLSearchParams(search).get("course"), stored);
    // A time may have been chosen before hydration.
    const { courseId, start } = valuesOf(form.current);
    const storedStart = stored.courseId === courseId ? stored.start : undefined;
    setDraft({ ...stored, courseId, start: start ?? storedStart });
    if (!start) setRestored(storedStart);
    return askOwnAnswers(form.current);
  }, [search, isBooking, isNear]);

  function update(changes: BookingDraft) {
    const isAnother = (["courseId", "start"] as const).some((name) => name in changes && changes[name] !== draft[name]);
    const next = { ...draft, ...changes, ...(isAnother ? { key: newKey() } : {}) };
    setDraft(next);
    saveDraft(next);
  }

  const { errors, submitting, submit, clearError, prepare } = useSubmission({
    code: [loadContract, loadConfirmed],
    async send(element, { refuse, post }) {
      const { day, leftEmpty, ...entered } = valuesOf(element);
      // Loads the confirmation's code before anything is booked.
      const [{ demoBookingForm, demoBookingAnswer }] = await Promise.all([loadContract(), loadConfirmed()]);
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const parsed = demoBookingForm.safeParse({ ...entered, timeZone });
      if (!parsed.success) return refuse(fieldErrors(parsed.error, errorTexts));
      const result = await post("/api/demo/bookings", { ...parsed.data, key: draft.key, leftEmpty });
      if (result.ok) {
        saveDraft(null);
        setDraft({});
        return setBooked({ booking: demoBookingAnswer.parse(result.answer), email: parsed.data.email });
      }
      if ("start" in result.fields) {
        uncheckTime(element);
        update({ start: undefined });
        await reload("quietly");
      }
      // The new times are in the page one frame later.
      requestAnimationFrame(() => refuse(result.fields));
    },
  });

  function change({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    clearError(name);
    if (name === "courseId") update({ courseId: value, start: undefined });
    else if (name === "start" || textFields.some((one) => one === name)) update({ [name]: value });
  }

  function again() {
    setBooked(null);
  }

  return {
    form,
    timesArea,
    slots,
    reload,
    restored,
    draft,
    errors,
    submitting,
    booked,
    change,
    submit,
    prepare,
    again,
  };
}

/** Whether an element has come within a quarter of the screen's height yet. */
function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: "25%" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
