import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";

/** The result of a form, focused when the page comes back with it. */
export function FormMessage({ kind, text }: { kind: "done" | "refused"; text: string }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  const [Sign, look] =
    kind === "done"
      ? ([CircleCheck, "border border-line bg-surface [&>svg]:text-success"] as const)
      : ([CircleAlert, "bg-danger-tint text-danger"] as const);
  return (
    <div
      ref={message}
      tabIndex={-1}
      role={kind === "done" ? "status" : "alert"}
      className={`mb-8 flex gap-3 rounded-control p-4 font-medium ${look}`}
    >
      <Sign size={22} aria-hidden="true" className="mt-0.5 shrink-0" />
      {text}
    </div>
  );
}
