import { type ComponentProps, useEffect, useRef } from "react";

type ModalProps = Omit<ComponentProps<"dialog">, "onClose"> & {
  /** Called after it has closed, by Escape too; the focus is back where it was. */
  onClose: () => void;
};

/**
 * The native modal dialog, open from mounting: it traps the focus, closes on Escape, and restores the focus. Close it
 * with the dialog's own `close()`, or a `<form method="dialog">`.
 */
export function Modal({ onClose, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
    document.documentElement.classList.add("overflow-hidden");
    return () => document.documentElement.classList.remove("overflow-hidden");
  }, []);
  return (
    <dialog {...rest} ref={dialog} onClose={onClose}>
      {children}
    </dialog>
  );
}
