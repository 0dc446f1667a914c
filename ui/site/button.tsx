import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";

/** A button; `type` defaults to "button". */
export function Button({ variant, size, className, type = "button", ...rest }: ComponentProps<"button"> & ButtonLook) {
  return <button {...rest} type={type} className={buttonClass({ variant, size }, className)} />;
}
