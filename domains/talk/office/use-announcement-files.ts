import { useEffect, useRef, useState } from "react";
import { materialMaxBytes } from "#domains/lectures/contract.ts";
import { fileSize } from "#shared/file-size.ts";
import { fillText } from "#shared/fill-text.ts";
import { type SentFile, sendFile } from "#ui/form/send-file.ts";
import { putBack, type TypedField, typedFields } from "#ui/form/typed-fields.ts";
import type { FormContent } from "#ui/form/use-kept-text.ts";

/** The field under which the files of a form are kept on this device, among its typed ones. */
const keptField = "announcement files";

/** A file that the server has. */
export type StoredFile = Pick<SentFile, "id" | "name" | "size">;

/** The files of an announcement that is being written: each is sent as soon as it is chosen, one after the other. */
export function useAnnouncementFiles(
  started: StoredFile[],
  tooLargeWords: string,
  form: { current: HTMLFormElement | null },
) {
  const [files, setFiles] = useState<SentFile[]>(() => started.map((file) => ({ ...file, percent: 100 })));
  const now = useRef(files);
  const isGone = useRef(false);
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const put = (changed: SentFile[]) => {
    now.current = changed;
    setFiles(changed);
    // A form keeps what it holds after each input; none comes from a file that has arrived.
    form.current?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const putFile = (id: string, changes: Partial<SentFile>) =>
    put(now.current.map((file) => (file.id === id ? { ...file, ...changes } : file)));
  const isRemoved = (id: string) => isGone.current || !now.current.some((one) => one.id === id);

  async function upload(id: string, file: File): Promise<void> {
    if (isRemoved(id)) return;
    const address = `/admin/announcement-files/${id}?name=${encodeURIComponent(file.name)}`;
    const tell = (percent: number | null) => !isRemoved(id) && putFile(id, { percent });
    const refused = await sendFile(address, file, { tell, isGone: () => isRemoved(id) });
    if (!isRemoved(id)) putFile(id, refused === null ? { percent: 100 } : { refused });
  }

  /** Typed fields and stored files are kept together; a file on its way is only on the member's own disk. */
  const content: FormContent = {
    read(form) {
      const stored = now.current.filter(({ percent }) => percent === 100);
      return [...typedFields(form), [keptField, JSON.stringify(stored)] satisfies TypedField];
    },
    putBack(form, fields) {
      const kept = readStored(fields.find(([name]) => name === keptField)?.[1]);
      const missing = kept.filter(({ id }) => !now.current.some((file) => file.id === id));
      if (missing.length > 0) put([...now.current, ...missing]);
      return putBack(form, fields) || missing.length > 0;
    },
  };

  return {
    files,
    content,
    add(chosen: File[]) {
      for (const file of chosen) {
        const id = crypto.randomUUID();
        const isTooLarge = file.size > materialMaxBytes;
        const refused = isTooLarge ? fillText(tooLargeWords, { size: fileSize(materialMaxBytes) }) : undefined;
        put([...now.current, { id, name: file.name, size: file.size, percent: 0, ...(refused && { refused }) }]);
        if (!refused) queue.current = queue.current.then(() => upload(id, file));
      }
    },
    remove: (id: string) => put(now.current.filter((file) => file.id !== id)),
    empty: () => put([]),
  };
}

function readStored(kept: string | undefined): SentFile[] {
  const found: unknown = JSON.parse(kept ?? "[]");
  return Array.isArray(found) ? found : [];
}
