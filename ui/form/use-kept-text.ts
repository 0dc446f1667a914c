import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { keepText, keptName, noteSent, readKept } from "./kept-text.ts";
import { useSendingFrame } from "./sending-frame.ts";
import { putBack, type TypedField, typedFields } from "./typed-fields.ts";

/** The part of a form that is kept, and how it is put back: its fields, or what its screen makes of them. */
export interface FormContent {
  read(form: HTMLFormElement): TypedField[];
  /** Returns whether the form held something else. */
  putBack(form: HTMLFormElement, fields: TypedField[]): boolean;
}

const allFields: FormContent = { read: typedFields, putBack };

/** Time from the last key until a text is kept, in milliseconds. */
const pause = 250;

/** Number of frames in which further fields may appear. */
const mostFrames = 12;

type KeptForm = {
  form: RefObject<HTMLFormElement | null>;
  key: RefObject<HTMLInputElement | null>;
  name: string;
  isSecret: boolean;
  content?: FormContent | undefined;
};

/** Keeps what is typed into a form on this device until it is taken, and puts it back when the form opens again. */
export function useKeptText({ form, key, name, isSecret, content = allFields }: KeptForm) {
  const shape = useRef(content);
  shape.current = content;
  const { account } = useSendingFrame();
  const { pathname } = useLocation();
  const place = isSecret || account === null ? null : keptName(account, pathname, name);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isRestored, setRestored] = useState(false);

  const keepNow = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (place === null || !form.current || !key.current) return;
    keepText(place, { at: Date.now(), key: key.current.value, fields: shape.current.read(form.current) });
  }, [place, form, key]);

  useEffect(() => {
    const kept = place === null ? null : readKept(place);
    if (!kept || !form.current || !key.current) return;
    const element = form.current;
    key.current.value = kept.key;
    if (!shape.current.putBack(element, kept.fields)) return;
    element.closest("details")?.setAttribute("open", "");
    setRestored(true);
    // Fields that another one brings, such as a further option of a question, come with the next frame.
    let frame = 0;
    const again = (left: number) => {
      frame = requestAnimationFrame(() => shape.current.putBack(element, kept.fields) && left > 0 && again(left - 1));
    };
    again(mostFrames);
    return () => cancelAnimationFrame(frame);
  }, [place, form, key]);

  useEffect(() => {
    addEventListener("pagehide", keepNow);
    return () => removeEventListener("pagehide", keepNow);
  }, [keepNow]);
  // Before the form leaves the page: an effect's end would come after it.
  useLayoutEffect(() => keepNow, [keepNow]);

  return {
    isRestored,
    /** Keeps what is about to be sent. */
    noteSent() {
      keepNow();
      if (place !== null) noteSent(name, place);
    },
    keepSoon() {
      clearTimeout(timer.current);
      timer.current = setTimeout(keepNow, pause);
    },
    forget() {
      clearTimeout(timer.current);
      timer.current = undefined;
      setRestored(false);
      if (place !== null) keepText(place, null);
    },
  };
}
