import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SeatNote } from "./seat-note.tsx";

it("keeps the room for the reader's own time beside the end of the hold, before the way to a longer one", () => {
  const html = renderToStaticMarkup(
    <SeatNote
      path="/payment/K7M4-Q2XW"
      text="Held until A."
      until="2026-11-21T10:00:00Z"
      longer="Held until B."
      reason={null}
      button={null}
    />,
  );
  expect(html).toMatch(/<p[^>]*>Held until A\.<span class="own-time"><\/span><\/p><p[^>]*>Held until B\.<\/p>/);
});
