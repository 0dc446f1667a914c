import { useState } from "react";
import { useNavigation } from "react-router";
import { materialMaxBytes } from "#domains/lectures/contract.ts";
import { acceptedEndings } from "#domains/lectures/rules/text-files.ts";
import { type Group, longestAnnouncement, mostFiles } from "#domains/talk/contract.ts";
import type { Reach } from "#domains/talk/server/audience.ts";
import type { ClassChoice } from "#domains/timetable/office/class-choices.ts";
import { fileSize } from "#shared/file-size.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";
import { Choice, Field, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import type { SentFile } from "#ui/form/send-file.ts";
import { SentFiles } from "#ui/form/sent-files.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { type StoredFile, useAnnouncementFiles } from "./use-announcement-files.ts";

/** A new announcement as its form's texts. */
export interface AnnouncementTexts {
  batches: string[];
  group: Group;
  class: string;
  /** The chosen people's ids, after one another. */
  people: string;
  title: string;
  text: string;
  /** The ids of its files. */
  files: string[];
  email: boolean;
  startsAt: string;
}

/** What an announcement would do, shown before it is sent; `mark` stands for its people. */
export interface Checked {
  reach: Reach;
  mark: string;
  title: string;
  text: string;
}

type AnnouncementFormProps = {
  /** The id that the announcement gets, so that the form sends it once. */
  id: string;
  /** The id of the template that it began with; empty for none. */
  saved: string;
  shown: AnnouncementTexts;
  batches: { id: string; name: string }[];
  /** The classes of the one batch that it is for. */
  classes: ClassChoice[];
  mayAskOwing: boolean;
  /** The files that it begins with. */
  files: StoredFile[];
  /** The form itself, for a template that fills it. */
  element: { current: HTMLFormElement | null };
  checked: Checked | null;
  outcome: Outcome | undefined;
};

/** Everything about a new announcement; it is sent once its sender has seen whom it goes to and how it reads. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { id, saved, shown, element, checked, outcome } = props;
  const { timeZone, language, words: all } = useClassFrame();
  const { form: words } = all.talk;
  const zone = spokenZone(new Date(), timeZone, language.lang);
  const wrong = outcome?.fields ?? {};
  const isSending = useNavigation().state !== "idle";
  const files = useAnnouncementFiles(props.files, words.fileTooLarge, element);
  const stored = files.files.filter(({ percent }) => percent === 100);
  const [isHeld, setHeld] = useState(false);
  const holding = isHeld ? waitingFor(files.files, words) : undefined;
  return (
    <ActForm
      name="announcement"
      stays
      element={element}
      content={files.content}
      onEmpty={files.empty}
      onSubmit={(event) => {
        const isSent = submitterOf(event.nativeEvent) === "send";
        setHeld(isSent);
        if (isSent && waitingFor(files.files, words)) event.preventDefault();
      }}
      className="grid max-w-4xl gap-4"
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="saved" value={saved} />
      <input type="hidden" name="seen" value={checked?.mark ?? ""} />
      <div className="card grid gap-4 p-4 sm:grid-cols-2">
        <ToWhomFields {...props} wrong={wrong} />
        <div className="sm:col-span-2">
          <Field
            label={words.subject}
            name="title"
            defaultValue={shown.title}
            error={wrong.title}
            maxLength={120}
            dir="auto"
            required
          />
        </div>
        <div className="sm:col-span-2">
          <LongField
            label={words.text}
            name="text"
            hint={words.marks}
            defaultValue={shown.text}
            error={wrong.text}
            rows={8}
            maxLength={longestAnnouncement}
            dir="auto"
            required
          />
        </div>
        <div className="sm:col-span-2">
          <SentFiles
            files={files.files}
            most={mostFiles}
            maxFileBytes={materialMaxBytes}
            accept={acceptedEndings}
            error={holding ?? wrong.files ?? wrong.fileIds}
            words={{ ...words, remove: words.removeFile }}
            onAdd={files.add}
            onRemove={files.remove}
          />
          {stored.map((file) => (
            <input key={file.id} type="hidden" name="file" value={file.id} />
          ))}
        </div>
        <Field
          label={words.at}
          name="startsAt"
          type="datetime-local"
          hint={fillText(words.atHint, { zone })}
          defaultValue={shown.startsAt}
          error={wrong.startsAt}
        />
        <label className="flex min-h-9 items-center gap-2 self-center max-md:min-h-11">
          <input type="checkbox" name="email" value="yes" defaultChecked={shown.email} className="size-5" />
          {words.email}
        </label>
      </div>
      {checked && <Preview {...checked} files={stored} />}
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          name="intent"
          value="check"
          disabled={isSending}
          className={`button ${checked ? "button-quiet" : "button-main"}`}
        >
          {words.check}
        </button>
        {checked && checked.reach.people > 0 && (
          <button type="submit" name="intent" value="send" disabled={isSending} className="button button-main">
            {words.send}
          </button>
        )}
        <button type="submit" name="intent" value="keep" disabled={isSending} className="button button-plain">
          {saved ? all.talk.saved.change : all.talk.saved.keep}
        </button>
      </div>
    </ActForm>
  );
}

/** Why an announcement cannot be sent with these files yet; undefined once all are there. */
function waitingFor(files: SentFile[], words: Record<"filesFirst" | "fileRefused", string>): string | undefined {
  if (files.some(({ refused }) => refused !== undefined)) return words.fileRefused;
  return files.some(({ percent }) => percent !== 100) ? words.filesFirst : undefined;
}

/** The value of the button that sent a form. */
const submitterOf = (event: Event) =>
  event instanceof SubmitEvent && event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";

type ToWhomFieldsProps = Pick<AnnouncementFormProps, "shown" | "batches" | "classes" | "mayAskOwing"> & {
  wrong: Record<string, string>;
};

function ToWhomFields({ shown, batches, classes, mayAskOwing, wrong }: ToWhomFieldsProps) {
  const { form: words, groups } = useClassFrame().words.talk;
  const chosen = shown.people.split(" ").filter(Boolean).length;
  if (chosen > 0)
    return (
      <div className="sm:col-span-2">
        <input type="hidden" name="group" value="people" />
        <input type="hidden" name="people" value={shown.people} />
        {shown.batches.map((batch) => (
          <input key={batch} type="hidden" name="batch" value={batch} />
        ))}
        <p className="text-sm font-semibold">{words.to}</p>
        <p>{fillCount(words.chosen, chosen)}</p>
        {wrong.group && <p className="text-sm text-danger">{wrong.group}</p>}
      </div>
    );
  const offered: Group[] = ["students", ...(classes.length > 0 ? (["absent"] as const) : []), "waiting"];
  if (mayAskOwing) offered.push("owing");
  return (
    <>
      <Choice
        label={words.to}
        name="group"
        defaultValue={shown.group}
        error={wrong.group}
        options={offered.map((group): [string, string] => [group, groups[group]])}
      />
      {classes.length > 0 ? (
        <Choice
          label={words.class}
          name="class"
          hint={words.classHint}
          defaultValue={shown.class}
          error={wrong.classId}
          options={[["", words.noClass], ...classes.map(({ id, label }): [string, string] => [id, label])]}
        />
      ) : (
        <span className="max-sm:hidden" />
      )}
      <fieldset className="sm:col-span-2">
        <legend className="text-sm font-semibold">{words.batches}</legend>
        <div className="mt-1 grid max-h-64 gap-x-6 overflow-y-auto sm:grid-cols-2">
          {batches.map(({ id, name }) => (
            <label key={id} className="flex min-h-9 items-center gap-2 max-md:min-h-11">
              <input
                type="checkbox"
                name="batch"
                value={id}
                defaultChecked={shown.batches.includes(id)}
                className="size-5 shrink-0"
              />
              <bdi>{name}</bdi>
            </label>
          ))}
        </div>
        {wrong.batches && <p className="text-sm text-danger">{wrong.batches}</p>}
        {mayAskOwing && <p className="text-sm text-ink-faint">{words.batchesHint}</p>}
      </fieldset>
    </>
  );
}

function Preview({ reach, title, text, files }: Checked & { files: StoredFile[] }) {
  const { form, reach: words, files: filesLabel } = useClassFrame().words.talk;
  const { people, byEmail, byWhatsApp, byPage } = reach;
  const ways = [
    byEmail > 0 && fillText(words.byEmail, { count: byEmail }),
    byWhatsApp > 0 && fillText(words.byWhatsApp, { count: byWhatsApp }),
    byPage > 0 && fillText(words.byPage, { count: byPage }),
  ].filter((way) => way !== false);
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="preview">
      <p className="font-display text-lg font-bold" role="status">
        {people === 0 ? words.nobody : `${fillCount(words.people, people)}: ${ways.join(", ")}`}
      </p>
      <h2 id="preview" className="text-sm font-semibold text-ink-soft">
        {form.preview}
      </h2>
      <div className="grid gap-2 border-t border-line pt-3">
        <h3 className="text-lg">
          <bdi>{title}</bdi>
        </h3>
        <MarkedText text={text} />
        {files.length > 0 && (
          <ul aria-label={filesLabel} className="list-disc ps-5">
            {files.map((file) => (
              <li key={file.id}>
                <bdi className="[overflow-wrap:anywhere]">{file.name}</bdi>
                <span className="ms-3 text-sm text-ink-soft">{fileSize(file.size)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
