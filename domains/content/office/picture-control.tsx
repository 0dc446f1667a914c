import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from "react";
import type { FramedPicture } from "#shared/picture.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { pictureNames } from "./document-form.ts";
import { type Frame, PictureFrame } from "./picture-frame.tsx";

type PictureControlProps = Omit<ComponentProps<"input">, "value"> & {
  name: string;
  /** The picture of a document, whatever it is. */
  value: unknown;
  /** Whether it says what it shows; null where it is neither cut nor described here. */
  frame: { hasWords: boolean } | null;
};

const framed = (value: unknown): Partial<FramedPicture> => {
  if (typeof value === "object" && value !== null) return value;
  return typeof value === "string" && value !== "" ? { image: value } : {};
};

/**
 * The address of a picture, which a file from this computer can fill in, what it shows and how it is cut. Without scripts
 * it is the address and the words, and the picture stays whole.
 */
export function PictureControl({ value, frame, ...ties }: PictureControlProps) {
  const { form } = useFrame().words.content;
  const given = framed(value);
  const [shown, setShown] = useState(given.image ?? "");
  const [whole, setWhole] = useState(given.whole ?? "");
  const [focus, setFocus] = useState(given.focus);
  const [said, setSaid] = useState("");
  const [canSend, setCanSend] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setCanSend(true), []);

  async function send(photo: Blob, cutFrom: string) {
    setSaid(form.sendingPicture);
    const { path, refused } = await sendPhoto(photo).catch(() => ({ path: undefined, refused: undefined }));
    setSaid(path ? "" : (refused ?? form.pictureFailed));
    if (path) fill(path, cutFrom);
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [photo] = currentTarget.files ?? [];
    // The same file can be chosen again, and is a choice then.
    currentTarget.value = "";
    if (photo) void send(photo, "");
  }

  function fill(path: string, cutFrom: string) {
    const input = field.current;
    if (!input) return;
    input.value = path;
    setShown(path);
    setWhole(cutFrom);
    setFocus(undefined);
    tell();
  }

  /** Says that something of the form has changed, once its hidden fields hold it. */
  const tell = () => requestAnimationFrame(() => field.current?.dispatchEvent(new Event("input", { bubbles: true })));

  const names = pictureNames(ties.name);
  const isOurs = shown.startsWith("/api/photos/");
  const cut = (part: Frame | null) => {
    const from = whole || shown;
    if (!part) return fill(from, "");
    void cutOut(from, part).then(
      (blob) => send(blob, from),
      () => setSaid(form.pictureFailed),
    );
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start gap-3">
        {shown.startsWith("/") && (
          <img src={shown} alt="" className="size-16 rounded-lg border border-line object-cover" />
        )}
        <div className="grid min-w-0 flex-1 basis-52 gap-2">
          <input
            {...ties}
            ref={field}
            type="text"
            defaultValue={given.image ?? ""}
            onChange={(event) => setShown(event.target.value)}
            autoComplete="off"
            className="control"
          />
          {canSend && (
            <input
              type="file"
              aria-label={form.choosePicture}
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              onChange={choose}
              className="min-h-9 text-sm file:me-3 file:min-h-9 file:rounded-lg file:border file:border-line-strong file:bg-surface file:px-3 file:font-semibold file:text-ink max-md:min-h-11"
            />
          )}
          <p role="status" className="text-sm text-danger empty:hidden">
            {said}
          </p>
        </div>
      </div>
      {frame && (
        <>
          <input type="hidden" name={names.whole} value={whole} />
          <input type="hidden" name={names.focus} value={focus ? `${focus.x} ${focus.y}` : ""} />
          {frame.hasWords && <AltControl names={names} alt={given.alt} hasPicture={given.image !== undefined} />}
          {canSend && isOurs && (
            <PictureFrame
              key={whole || shown}
              image={shown}
              whole={whole || shown}
              focus={focus}
              point={(next) => {
                setFocus(next);
                tell();
              }}
              cut={cut}
            />
          )}
        </>
      )}
    </div>
  );
}

type AltControlProps = { names: ReturnType<typeof pictureNames>; alt: string | undefined; hasPicture: boolean };

/** What a picture shows, unless it is decoration: then nothing is said of it. */
function AltControl({ names, alt, hasPicture }: AltControlProps) {
  const { form } = useFrame().words.content;
  return (
    <div className="grid gap-1">
      <label className="grid gap-1 text-sm">
        <span className="font-semibold">{form.alt}</span>
        <input
          name={names.alt}
          defaultValue={alt ?? ""}
          maxLength={200}
          dir="auto"
          autoComplete="off"
          className="control"
        />
      </label>
      <label className="flex min-h-9 items-center gap-2 text-sm max-md:min-h-11">
        <input
          type="checkbox"
          name={names.isDecoration}
          defaultChecked={hasPicture && alt === undefined}
          className="size-4.5 accent-link"
        />
        {form.decoration}
      </label>
    </div>
  );
}

/** The part of a picture within a frame, of the size that it has there. */
async function cutOut(address: string, { x, y, width, height }: Frame): Promise<Blob> {
  const whole = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(whole.width * width));
  canvas.height = Math.max(1, Math.round(whole.height * height));
  canvas.getContext("2d")?.drawImage(whole, -whole.width * x, -whole.height * y);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((part) => (part ? resolve(part) : reject(new Error("Nothing was cut."))), "image/webp", 0.95);
  return await promise;
}

/** Stores a photo; resolves to its path, or to the reason of a refusal as text. */
async function sendPhoto(photo: Blob): Promise<{ path?: string; refused?: string }> {
  const body = new FormData();
  body.set("photo", photo);
  const answer = await fetch("/admin/photo", { method: "POST", body });
  if (!answer.headers.get("content-type")?.startsWith("application/json")) return {};
  return await answer.json();
}
