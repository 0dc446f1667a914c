import type { SeenFile } from "#domains/work/server/seen-files.ts";
import { fileSize } from "#shared/file-size.ts";
import { useClassFrame } from "#ui/office/class-words.ts";

type HandInFilesProps = { batchId: string; files: SeenFile[] };

/** The files of a hand-in, each in its place: nothing of them runs, and their HTML is text. */
export function HandInFiles({ batchId, files }: HandInFilesProps) {
  const { grading: words } = useClassFrame().words.work;
  return (
    <ul className="grid gap-3">
      {files.map((file) => {
        const address = `/admin/batches/${batchId}/hand-in-files/${file.id}`;
        return (
          <li key={file.id} className="overflow-hidden rounded-lg border border-line">
            <p className="flex flex-wrap items-center justify-between gap-x-4 bg-sunken px-3 py-1">
              <span>
                <bdi className="font-semibold">{file.name}</bdi>{" "}
                <span className="text-ink-soft">{fileSize(file.size)}</span>
              </span>
              <a href={address} download className="link text-sm">
                {words.download} <span className="sr-only">{file.name}</span>
              </a>
            </p>
            <Seen file={file} address={`${address}?show`} />
          </li>
        );
      })}
    </ul>
  );
}

function Seen({ file, address }: { file: SeenFile; address: string }) {
  const { grading: words } = useClassFrame().words.work;
  if (file.is === "picture")
    return <img src={address} alt={file.name} loading="lazy" className="mx-auto max-h-[75dvh] object-contain" />;
  if (file.is === "pdf")
    return (
      <>
        <iframe src={address} title={file.name} loading="lazy" className="h-[75dvh] w-full max-md:hidden" />
        <p className="px-3 py-1">
          <a href={address} target="_blank" rel="noopener noreferrer" className="link">
            {words.openPdf} <span className="sr-only">{file.name}</span>
          </a>
        </p>
      </>
    );
  if (file.is === "text")
    return (
      <>
        <Code text={file.text} />
        {file.isCut && <p className="px-3 py-1 text-sm text-ink-soft">{words.cut}</p>}
      </>
    );
  if (file.is === "notebook")
    return (
      <ol className="grid gap-2 p-2">
        {file.cells.map(({ is, source, outputs }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their place is all they have
          <li key={at} className="grid min-w-0 gap-1">
            {is === "code" ? <Code text={source} /> : <p className="px-1 whitespace-pre-wrap">{source}</p>}
            {outputs.map((output, place) =>
              output.is === "text" ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: their place is all they have
                <Code key={place} text={output.text} look="border-s-2 border-line-strong" />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: their place is all they have
                <img key={place} src={output.address} alt={words.output} className="max-w-full bg-white" />
              ),
            )}
          </li>
        ))}
      </ol>
    );
  const reason = file.is === "large notebook" ? words.notebookTooLarge : words.notShown;
  return <p className="px-3 py-1 text-sm text-ink-soft">{reason}</p>;
}

function Code({ text, look = "bg-sunken" }: { text: string; look?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide line is reached by the keyboard
    <pre dir="ltr" tabIndex={0} className={`max-h-[75dvh] overflow-auto px-3 py-2 text-sm ${look}`}>
      <code>{text}</code>
    </pre>
  );
}
