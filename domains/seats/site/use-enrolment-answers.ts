import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { type AskedPlace, askedPlace } from "#domains/seats/rules/asked-place.ts";
import type { EnrolmentForm } from "#domains/seats/rules/enrolment-form.ts";
import { fillText } from "#shared/fill-text.ts";
import { askOwnAnswers } from "./ask-own-answers.ts";
import { answersOf, type EnrolmentDraft, enrolmentDraft } from "./draft.ts";
import { fillIn } from "./fill-in.ts";
import type { Offer } from "./offer.ts";

/** The part of the offer that an address asks for; a batch decides its course. */
function askedOf(search: string, { courses, batches, plans }: Offer): AskedPlace {
  const ids = (offered: { id: string }[]) => offered.map(({ id }) => id);
  const asked = askedPlace(search, { courses: ids(courses), batches: ids(batches), plans: ids(plans) });
  const ofBatch = batches.find(({ id }) => id === asked.batch)?.courseId;
  return ofBatch ? { ...asked, course: ofBatch } : asked;
}

/**
 * The form's content, which the form itself holds: rendered as the address asks, filled after hydration from this tab's
 * draft too, and stored at every change. For course and plan, a draft made at this very address wins; otherwise the
 * address does. `planOpening` begins the message of a visitor whose form has no plans.
 */
export function useEnrolmentAnswers(
  offer: Offer,
  kind: EnrolmentForm | undefined,
  planOpening: string,
  refused?: { entered: Record<string, string> },
) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<EnrolmentDraft>({ search: "", answers: {} });
  const { search } = useLocation();
  const [asked, setAsked] = useState(() => askedOf(search, offer));
  const [choice, setChoice] = useState<{ course?: string; batch?: string; plan?: string; schedule?: string }>(asked);
  const [isFilled, setFilled] = useState(false);

  const chosenNow = () => setChoice(form.current ? answersOf(form.current) : {});

  useEffect(() => {
    if (!form.current) return;
    const { unknown, ...wanted } = askedOf(search, offer);
    const stored = enrolmentDraft.read();
    if (stored?.search === search) draft.current = stored;
    else draft.current = { search, answers: { ...stored?.answers, ...wanted } };
    fillIn(form.current, { ...wanted, ...draft.current.answers });
    setAsked({ ...wanted, unknown });
    setChoice(answersOf(form.current));
    setFilled(true);
  }, [search, offer]);

  useEffect(
    () =>
      askOwnAnswers(form.current, () => {
        if (form.current) setChoice(answersOf(form.current));
      }),
    [],
  );

  // The plan chosen by a visitor whose form has none is worth reading for staff.
  useEffect(() => {
    const plan = offer.plans.find(({ id }) => id === asked.plan);
    if (form.current && kind === "simple" && plan)
      fillIn(form.current, { message: fillText(planOpening, { plan: plan.title }) });
  }, [kind, asked, offer, planOpening]);

  return {
    form,
    choice,
    /** The choice that the address asks for. */
    asked,
    /** The plan that a form without scripts sends along. */
    planToSend: isFilled ? undefined : (refused?.entered.askedPlan ?? asked.plan),
    /** Whether the form has been filled in the browser; before that it is the same for every visitor. */
    isFilled,
    /** Called at every change. */
    save() {
      if (!form.current) return;
      chooseCourseOfBatch(form.current, offer);
      draft.current = { search, answers: answersOf(form.current) };
      enrolmentDraft.save(draft.current);
      chosenNow();
    },
    /** A key for sending these answers; it stays the same until they change, even over a reload. */
    nameSending(): string {
      const key = draft.current.key ?? newKey();
      draft.current = { search, answers: form.current ? answersOf(form.current) : {}, key };
      enrolmentDraft.save(draft.current);
      return key;
    },
    /** Clears the form and removes the draft. */
    clear() {
      form.current?.reset();
      draft.current = { search, answers: {} };
      enrolmentDraft.remove();
      chosenNow();
    },
  };
}

/** Chooses the course of a batch that was chosen first. */
function chooseCourseOfBatch(form: HTMLFormElement, { batches }: Offer): void {
  const answers = answersOf(form);
  const course = form.elements.namedItem("course");
  const batch = batches.find(({ id }) => id === answers.batch);
  if (batch && !answers.course && course instanceof HTMLSelectElement) course.value = batch.courseId;
}

/** 128 random bits in hex; `crypto.randomUUID` is missing on pages without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
