import { fileSize } from "#shared/file-size.ts";
import { fillText } from "#shared/fill-text.ts";
import { FieldFrame } from "#ui/field.tsx";
import type { SentFile } from "./send-file.ts";

interface SentFilesProps {
  files: SentFile[];
  /** Maximum number of files, and the largest of them in bytes. */
  most: number;
  maxFileBytes: number;
  /** The endings that a browser offers to choose; any without. */
  accept?: string;
  isLocked?: boolean;
  error: string | undefined;
  words: Record<"files" | "filesHint" | "needsScripts" | "remove" | "uploading" | "waiting", string>;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
}

/** Files beside a text, each uploaded as soon as it is chosen, with how far it is or why it was refused. */
export function SentFiles({ files, most, isLocked = false, error, words, ...rest }: SentFilesProps) {
  const { maxFileBytes, accept, onAdd, onRemove } = rest;
  return (
    <div className="grid gap-2">
      <FieldFrame
        label={words.files}
        hint={fillText(words.filesHint, { count: most, size: fileSize(maxFileBytes) })}
        error={error}
      >
        {(ties) => (
          <input
            {...ties}
            type="file"
            multiple
            accept={accept}
            disabled={isLocked || files.length >= most}
            className="control"
            onChange={({ currentTarget }) => {
              onAdd([...(currentTarget.files ?? [])].slice(0, most - files.length));
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
              {!isLocked && (
                <button
                  type="button"
                  aria-label={fillText(words.remove, { name })}
                  onClick={() => onRemove(id)}
                  className="button button-quiet min-w-11 px-2"
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

function shownProgress(percent: number | null, size: number, words: Record<"uploading" | "waiting", string>): string {
  if (percent === null) return words.waiting;
  return percent === 100 ? fileSize(size) : fillText(words.uploading, { percent });
}
