import { type ComponentProps, useState } from "react";
import { useSendingFrame } from "./sending-frame.ts";

/** Asks for a file that the browser fetches by itself. Without a connection the page stays, and says so. */
export function FileForm({ children, ...form }: Omit<ComponentProps<"form">, "method" | "onSubmit">) {
  const { sending } = useSendingFrame();
  const [isCut, setCut] = useState(false);
  return (
    <form
      {...form}
      method="post"
      onSubmit={(event) => {
        setCut(!navigator.onLine);
        if (!navigator.onLine) event.preventDefault();
      }}
    >
      {children}
      <p role="status" className="text-sm text-danger empty:hidden">
        {isCut ? sending.unsaved : ""}
      </p>
    </form>
  );
}
