import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { FileForm } from "#ui/form/file-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

/** The files that an address may ask for: exports, never a page or an act. */
const exportPath = /^\/(?:(?:audit|figures|batches\/[\w-]+\/(?:class|gradebook))\.csv|income\/ledger\/(?:csv|xlsx))$/;

/**
 * The export that was pressed before the second factor was asked for again: it comes by itself on the page where it was
 * pressed, and by a button without scripts.
 */
export function PendingFile() {
  const { frame } = useFrame().words;
  const [search, setSearch] = useSearchParams();
  const [path = "", fields = ""] = (search.get("file") ?? "").split("?");
  const isExport = exportPath.test(path);
  const button = useRef<HTMLButtonElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (!isExport || isSent.current) return;
    isSent.current = true;
    button.current?.click();
    setSearch(
      (before) => {
        before.delete("file");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isExport, setSearch]);
  if (!isExport) return null;
  return (
    <FileForm action={`/admin${path}`}>
      {[...new URLSearchParams(fields)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="flex flex-wrap items-center gap-3 p-4">
        <span>{frame.fileReady}</span>
        <button ref={button} type="submit" className="button button-main">
          {frame.download}
        </button>
      </p>
    </FileForm>
  );
}
