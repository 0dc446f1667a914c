import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from "react";
import { useFrame } from "#ui/office/office-frame.ts";

type PictureControlProps = ComponentProps<"input"> & { address: string };

/** The address of a picture, which a file from this computer can fill in; without scripts the address alone. */
export function PictureControl({ address, ...ties }: PictureControlProps) {
  const { form } = useFrame().words.content;
  const [shown, setShown] = useState(address);
  const [said, setSaid] = useState("");
  const [canSend, setCanSend] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setCanSend(true), []);

  async function send({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [photo] = currentTarget.files ?? [];
    if (!photo) return;
    // The same file can be chosen again, and is a choice then.
    currentTarget.value = "";
    setSaid(form.sendingPicture);
    const { path, refused } = await sendPhoto(photo).catch(() => ({ path: undefined, refused: undefined }));
    setSaid(path ? "" : (refused ?? form.pictureFailed));
    if (path) fill(path);
  }

  function fill(path: string) {
    const input = field.current;
    if (!input) return;
    input.value = path;
    setShown(path);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <div className="flex flex-wrap items-start gap-3">
      {shown.startsWith("/") && (
        <img src={shown} alt="" className="size-16 rounded-lg border border-line object-cover" />
      )}
      <div className="grid min-w-0 flex-1 basis-52 gap-2">
        <input
          {...ties}
          ref={field}
          type="text"
          defaultValue={address}
          onChange={(event) => setShown(event.target.value)}
          autoComplete="off"
          className="control"
        />
        {canSend && (
          <input
            type="file"
            aria-label={form.choosePicture}
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            onChange={(event) => void send(event)}
            className="min-h-9 text-sm file:me-3 file:min-h-9 file:rounded-lg file:border file:border-line-strong file:bg-surface file:px-3 file:font-semibold file:text-ink max-md:min-h-11"
          />
        )}
        <p role="status" className="text-sm text-danger empty:hidden">
          {said}
        </p>
      </div>
    </div>
  );
}

/** Stores a photo; resolves to its path, or to the reason of a refusal as text. */
async function sendPhoto(photo: File): Promise<{ path?: string; refused?: string }> {
  const body = new FormData();
  body.set("photo", photo);
  const answer = await fetch("/admin/photo", { method: "POST", body });
  if (!answer.headers.get("content-type")?.startsWith("application/json")) return {};
  return await answer.json();
}
