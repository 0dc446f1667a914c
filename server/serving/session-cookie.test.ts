import { expect, it } from "vitest";
import { mayBringSession } from "./session-cookie.ts";

it.each(["session=a.b", "theme=dark; __Host-session=a", "__session=x", "__session_ab12=x; other=1"])(
  "may contain a session: %s",
  (cookie) => {
    expect(mayBringSession(cookie)).toBe(true);
  },
);

it.each([undefined, "", "theme=dark", "signed-in=1; viewer=abc"])("contains none: %s", (cookie) => {
  expect(mayBringSession(cookie)).toBe(false);
});
