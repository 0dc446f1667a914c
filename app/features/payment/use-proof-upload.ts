import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { prepareToasts, showToast } from "#app/ui/toast/toast-store.ts";
import { timings, toasts } from "#shared/content/messages.ts";
import type { paymentPage } from "#shared/content/payment-page.ts";
import { resizePicture } from "./resize-picture.ts";
import { uploadFile } from "./upload-file.ts";

type Words = typeof paymentPage.proof;

type ProofUpload = {
  /** The upload's address. */
  path: string;
  /** The largest accepted file, in bytes. */
  maxBytes: number;
  words: Words;
  /** The server's error for a file sent without scripts. */
  refused?: string;
};

/** Checks a chosen file as far as the browser can; only the server checks its content. */
function issue(file: FormDataEntryValue | null, maxBytes: number, words: Words["errors"]): string | undefined {
  if (!(file instanceof File) || file.size === 0) return words.missing;
  return file.size > maxBytes ? words.tooLarge : undefined;
}

/**
 * The receipt form's states: idle, sending with its progress, then a toast and the page's new state, or an error beside
 * the field. A second submit during the first is ignored.
 */
export function useProofUpload({ path, maxBytes, words, refused }: ProofUpload) {
  const [error, setError] = useState(refused);
  const [percent, setPercent] = useState<number>();
  const underWay = useRef(false);
  const validation = useRef<Promise<void>>(undefined);
  const { revalidate } = useRevalidator();

  async function validate(field: HTMLInputElement) {
    const file = field.files?.[0];
    const small = file && (await resizePicture(file, maxBytes));
    if (field.files?.[0] !== file) return;
    if (small && small !== file) {
      const list = new DataTransfer();
      list.items.add(small);
      field.files = list.files;
    }
    setError(issue(small ?? null, maxBytes, words.errors));
  }

  async function send(form: HTMLFormElement) {
    await validation.current;
    const content = new FormData(form);
    const wrong = issue(content.get("proof"), maxBytes, words.errors);
    if (wrong) return refuse(form, wrong);
    setError(undefined);
    setPercent(0);
    const result = await uploadFile(path, content, setPercent);
    if (!result.ok) return refuse(form, result.message ?? toasts.submissionFailed.text);
    showToast({ kind: "success", ...words.received, stays: timings.successToast });
    form.reset();
    await revalidate();
    // The page is shorter now: the toast tells about the receipt wherever the visitor looks.
    scrollTo(0, 0);
  }

  function refuse(form: HTMLFormElement, wrong: string) {
    setError(wrong);
    const field = form.elements.namedItem("proof");
    if (field instanceof HTMLElement) field.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    try {
      await send(event.currentTarget);
    } catch {
      showToast({ kind: "error", ...toasts.error, stays: timings.errorToast });
    } finally {
      underWay.current = false;
      setPercent(undefined);
    }
  }

  return {
    error,
    percent,
    submit,
    prepare: prepareToasts,
    /** Checks a file as soon as it is chosen, and replaces a picture that is too large by a smaller one. */
    choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      validation.current = validate(currentTarget);
    },
  };
}
