import { type ChangeEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { type FieldErrors, useSubmission } from "#domains/content/site/use-submission.ts";
import { showToast } from "#ui/site/toast-store.ts";
import type { OrderWords } from "./order-words.ts";
import { resizePicture } from "./resize-picture.ts";
import { uploadFile } from "./upload-file.ts";

type Words = OrderWords["proof"];

type ProofUpload = {
  /** The upload's address. */
  path: string;
  /** The largest accepted file, in bytes. */
  maxBytes: number;
  words: Words;
  /** The server's errors for what was sent without scripts, by field. */
  refused?: FieldErrors;
};

/** Checks a chosen file as far as the browser can; only the server checks its content. */
function issue(file: FormDataEntryValue | null, maxBytes: number, words: Words["errors"]): string | undefined {
  if (!(file instanceof File) || file.size === 0) return words.missing;
  return file.size > maxBytes ? words.tooLarge : undefined;
}

const errorsOf = (error: string | undefined): FieldErrors => (error ? { proof: error } : {});

/**
 * The proof form's states: idle, sending with its progress, then a toast and the page's new state, or an error beside
 * the field.
 */
export function useProofUpload({ path, maxBytes, words, refused }: ProofUpload) {
  const [percent, setPercent] = useState(0);
  const validation = useRef<Promise<void>>(undefined);
  const { revalidate } = useRevalidator();
  const { toasts } = useFrame();
  const { errors, setErrors, submitting, submit, prepare } = useSubmission({
    ...(refused && { refused }),
    code: [],
    async send(form, { refuse, begin }) {
      await validation.current;
      const content = new FormData(form);
      const wrong = issue(content.get("proof"), maxBytes, words.errors);
      if (wrong) return refuse(errorsOf(wrong));
      setPercent(0);
      begin();
      const result = await uploadFile(path, content, setPercent);
      if (!result.ok) {
        const isAtField = Object.keys(result.fields).length > 0;
        return refuse(isAtField ? result.fields : errorsOf(result.message ?? toasts.submissionFailed.text));
      }
      showToast("success", words.received);
      form.reset();
      await revalidate();
      // The page is shorter now: the toast confirms the proof wherever the visitor looks.
      scrollTo(0, 0);
    },
  });

  async function validate(field: HTMLInputElement) {
    const file = field.files?.[0];
    const small = file && (await resizePicture(file, maxBytes));
    if (field.files?.[0] !== file) return;
    if (small && small !== file) {
      const list = new DataTransfer();
      list.items.add(small);
      field.files = list.files;
    }
    setErrors(errorsOf(issue(small ?? null, maxBytes, words.errors)));
  }

  return {
    errors,
    /** Undefined while nothing is being sent. */
    percent: submitting ? percent : undefined,
    submit,
    prepare,
    /** Checks a file as soon as it is chosen, and replaces a picture that is too large by a smaller one. */
    choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      validation.current = validate(currentTarget);
    },
  };
}
