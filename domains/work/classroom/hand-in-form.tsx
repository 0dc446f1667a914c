import { useState } from "react";
import { Form } from "react-router";
import { type HandInKind, mostHandInFiles } from "#domains/work/contract.ts";
import { fileSize } from "#shared/file-size.ts";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import type { Outcome } from "#ui/classroom/classroom-outcome.ts";
import { Field, LongField } from "#ui/field.tsx";
import { SentFiles } from "#ui/form/sent-files.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";
import type { Draft } from "./hand-in-draft.ts";
import { type Said, type Started, useHandIn } from "./use-hand-in.ts";

type HandInFormProps = {
  work: { id: string; accepts: HandInKind[]; maxFileBytes: number };
  /** The initial values of a further hand-in. */
  latest: (Pick<Started, "text" | "link"> & { files: { id: string; name: string; size: number }[] }) | null;
  /** The key of a form that is sent without scripts. */
  formKey: string;
  place: string;
  outcome: Outcome | undefined;
};

/**
 * Hands in an assignment. Typed text is kept in the browser; the button sends it until the server has it, whatever the
 * connection does, and the same one twice counts once. Without scripts it is a plain form.
 */
export function HandInForm({ work, latest, formKey, place, outcome }: HandInFormProps) {
  const { work: all, frame } = useFrame().words;
  const sitePath = useSitePath();
  const { form: words } = all;
  const [started] = useState(() => startedBy({ latest, formKey, outcome }));
  const { draft, change, addFiles, removeFile, send, said } = useHandIn({ workId: work.id, place, started });
  const takes = (kind: HandInKind) => work.accepts.includes(kind);
  const tooLarge = (file: File) =>
    file.size > work.maxFileBytes ? fillText(words.fileTooLarge, { size: fileSize(work.maxFileBytes) }) : undefined;
  const wrong = said.fields ?? outcome?.fields ?? {};
  const refused = said.refused ?? outcome?.refused;
  const first = said.first ?? outcome?.first;
  return (
    <section className="card grid gap-4 p-4" aria-labelledby="hand-in">
      <div>
        <h2 id="hand-in" className="text-xl">
          {latest ? words.again : words.title}
        </h2>
        {latest && <p className="text-ink-soft">{words.againText}</p>}
      </div>
      {refused && (
        <p role="alert" className="rounded-lg bg-danger-tint px-3 py-2 text-danger">
          {refused}{" "}
          {first === "sign in" && (
            <a
              href={sitePath("/sign-in")}
              target="_blank"
              rel="noopener noreferrer"
              className="font-semibold underline"
            >
              {frame.signIn}
            </a>
          )}
        </p>
      )}
      <Form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input type="hidden" name="intent" value="hand in" />
        <input type="hidden" name="key" value={draft.key} />
        <input type="hidden" name="files" value={draft.files.map(({ id }) => id).join(" ")} />
        {takes("text") && (
          <LongField
            label={words.text}
            name="text"
            rows={10}
            maxLength={50_000}
            dir="auto"
            value={draft.text}
            readOnly={draft.isSent}
            onChange={({ currentTarget: { value } }) => change({ text: value })}
            error={wrong.text}
          />
        )}
        {takes("link") && (
          <Field
            label={words.link}
            hint={words.linkHint}
            name="link"
            inputMode="url"
            dir="ltr"
            maxLength={2000}
            value={draft.link}
            readOnly={draft.isSent}
            onChange={({ currentTarget: { value } }) => change({ link: value })}
            error={wrong.link}
          />
        )}
        {takes("file") && (
          <SentFiles
            files={draft.files}
            most={mostHandInFiles}
            maxFileBytes={work.maxFileBytes}
            isLocked={draft.isSent}
            words={words}
            error={wrong.files ?? wrong.fileIds}
            onAdd={(files) => addFiles(files, tooLarge)}
            onRemove={removeFile}
          />
        )}
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" className="button button-main">
            {words.button}
          </button>
          <p role="status" className="text-ink-soft">
            {statusOf(draft, said, words)}
          </p>
        </div>
      </Form>
    </section>
  );
}

/** The initial values of the form: those refused, or else the last hand-in. */
function startedBy({ latest, formKey, outcome }: Pick<HandInFormProps, "latest" | "formKey" | "outcome">): Started {
  const typed: Partial<Record<string, string>> = outcome?.typed ?? {};
  return {
    key: typed.key ?? formKey,
    text: typed.text ?? latest?.text ?? "",
    link: typed.link ?? latest?.link ?? "",
    files: (latest?.files ?? []).map((file) => ({ ...file, percent: 100 })),
  };
}

/** The progress of the hand-in, as text. */
function statusOf(
  { isSent, files }: Draft,
  said: Said,
  words: { cut: string; fileFirst: string; filesFirst: string; sending: string; kept: string },
) {
  if (said.isBlocked) return words.fileFirst;
  if (said.isCut) return words.cut;
  if (!isSent) return said.isDraft ? words.kept : "";
  const isUploading = files.some(({ percent, refused }) => percent !== 100 && refused === undefined);
  return isUploading ? words.filesFirst : words.sending;
}
