import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { prepareToasts, showToast } from "#app/ui/toast/toast-store.ts";
import { timings, toasts } from "#shared/content/messages.ts";
import type { paymentPage } from "#shared/content/payment-page.ts";
import { resizePicture } from "./resize-picture.ts";
import { uploadFile } from "./upload-file.ts";

type Words = typeof paymentPage.proof;

type ProofUpload = {
  /** Where the file goes. */
  path: string;
  /** The largest file taken, in bytes. */
  maxBytes: number;
  words: Words;
  /** What the server found wrong with a file sent without scripts. */
  refused?: string;
};

/** What is wrong with a chosen file as far as the browser can tell; what it is, only its content says. */
function issue(file: FormDataEntryValue | null, maxBytes: number, words: Words["errors"]): string | undefined {
  if (!(file instanceof File) || file.size === 0) return words.missing;
  return file.size > maxBytes ? words.tooLarge : undefined;
}

/**
 * The receipt form's life: idle, sending with its progress, then a toast and the page as it now stands, or the reason
 * beside the field. A second submit while one is under way is ignored.
 */
export function useProofUpload({ path, maxBytes, words, refused }: ProofUpload) {
  const [error, setError] = useState(refused);
  const [percent, setPercent] = useState<number>();
  const underWay = useRef(false);
  const validation = useRef<Promise<void>>(undefined);
  const { revalidate } = useRevalidator();

  async function judge(field: HTMLInputElement) {
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
    // The page is shorter now: what it says of the receipt stands where the visitor no longer looks.
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
    /** Judges a file as soon as it is chosen, and puts a smaller one in the place of a picture that is too large. */
    choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      validation.current = judge(currentTarget);
    },
  };
}
