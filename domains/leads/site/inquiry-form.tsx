import { useEffect, useRef } from "react";
import type { InquiryForm as Inquiry } from "#domains/leads/contract.ts";
import { Button } from "#ui/site/button.tsx";
import { SiteField } from "#ui/site/site-field.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";
import type { ContactWords } from "./contact-words.ts";
import { QuotedService } from "./quoted-service.tsx";
import { useInquiryForm } from "./use-inquiry-form.ts";
import { type Openings, takeBackOpening, useOpening } from "./use-opening.ts";
import { type QuotableService, useQuotedService } from "./use-quoted-service.ts";

/** A form sent without scripts that the server refused: the reason and what it contained. */
export type RefusedInquiry = {
  message: string;
  fields: Record<string, string>;
  entered: Partial<Record<keyof Inquiry, string>>;
};

type InquiryFormProps = {
  words: ContactWords["form"];
  refused?: RefusedInquiry;
  openings?: Openings;
  /** The services for which a link to this page may ask a quote. */
  quotable?: QuotableService[];
};

/** The contact form; a native post to /contact until React has hydrated. */
export function InquiryForm({ words, refused, openings, quotable }: InquiryFormProps) {
  const addressOf = useSitePath();
  const labels = words.fields;
  const entered = refused?.entered;
  const { errors, submitting, submit, prepare } = useInquiryForm(words, refused?.fields);
  const form = useOpening(openings);
  const [quoted, removeQuoted] = useQuotedService(quotable);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);

  return (
    <form
      ref={form}
      method="post"
      action={addressOf("/contact")}
      noValidate
      onSubmit={submit}
      onFocus={prepare}
      className="grid gap-5"
    >
      {refused && (
        <p
          ref={message}
          role="alert"
          tabIndex={-1}
          className="rounded-control bg-danger-tint p-4 font-medium text-danger"
        >
          {refused.message}
        </p>
      )}
      {quoted && (
        <QuotedService
          service={quoted}
          words={words.quote}
          remove={() => {
            removeQuoted();
            takeBackOpening(form.current, openings?.[`service=${quoted.slug}`]);
          }}
        />
      )}
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-5">
        <SiteField
          label={labels.firstName}
          name="firstName"
          autoComplete="given-name"
          dir="auto"
          required
          maxLength={100}
          defaultValue={entered?.firstName}
          error={errors.firstName}
        />
        <SiteField
          label={labels.lastName}
          name="lastName"
          autoComplete="family-name"
          dir="auto"
          required
          maxLength={100}
          defaultValue={entered?.lastName}
          error={errors.lastName}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SiteField
          label={labels.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={254}
          defaultValue={entered?.email}
          error={errors.email}
        />
        <SiteField
          label={labels.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={30}
          defaultValue={entered?.phone}
          error={errors.phone}
        />
      </div>
      <SiteField
        label={labels.message}
        name="message"
        lines={5}
        dir="auto"
        required
        hint={words.messageHint}
        defaultValue={entered?.message}
        error={errors.message}
      />
      <input type="hidden" name="inquiryType" value="" />
      <div className="hidden" aria-hidden="true">
        <label>
          {words.leftEmpty}
          <input name="leftEmpty" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <Button type="submit" size="large" disabled={submitting} className="w-full sm:w-auto">
          {submitting ? words.submitting : words.submit}
        </Button>
      </div>
    </form>
  );
}
