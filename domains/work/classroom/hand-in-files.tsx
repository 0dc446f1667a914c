import { fileSize } from "#domains/work/rules/file-size.ts";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { FieldFrame } from "#ui/field.tsx";
import type { DraftFile } from "./hand-in-draft.ts";

const mostFiles = 10;

type HandInFilesProps = {
  files: DraftFile[];
  maxFileBytes: number;
  isSent: boolean;
  error: string | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
};

/** The files of a hand-in, each uploaded as soon as it is chosen. */
export function HandInFiles({ files, maxFileBytes, isSent, error, onAdd, onRemove }: HandInFilesProps) {
  const { form: words } = useFrame().words.work;
  return (
    <div className="grid gap-2">
      <FieldFrame
        label={words.files}
        hint={fillText(words.filesHint, { count: mostFiles, size: fileSize(maxFileBytes) })}
        error={error}
      >
        {(ties) => (
          <input
            {...ties}
            type="file"
            multiple
            disabled={isSent || files.length >= mostFiles}
            className="control"
            onChange={({ currentTarget }) => {
              onAdd([...(currentTarget.files ?? [])].slice(0, mostFiles - files.length));
              currentTarget.value = "";
            }}
          />
        )}
      </FieldFrame>
      <noscript>
        <p className="text-sm text-danger">{words.needsScripts}</p>
      </noscript>
      {files.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {files.map(({ id, name, size, percent, refused }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
              <bdi className="min-w-0 flex-1 truncate font-semibold">{name}</bdi>
              <span className={refused ? "text-danger" : "text-ink-soft"}>
                {refused ?? shownProgress(percent, size, words)}
              </span>
              {!isSent && (
                <button
                  type="button"
                  aria-label={fillText(words.remove, { name })}
                  onClick={() => onRemove(id)}
                  className="button button-quiet px-2"
                >
                  <span aria-hidden="true">×</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function shownProgress(percent: number | null, size: number, words: { uploading: string; waiting: string }): string {
  if (percent === null) return words.waiting;
  return percent === 100 ? fileSize(size) : fillText(words.uploading, { percent });
}
