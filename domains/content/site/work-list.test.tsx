import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WorkList } from "./work-list.tsx";

const piece = { title: "A clinic's bookings", text: "Two people can never take the same hour.", by: "حرا، فیصل آباد" };
const picture = { image: "/api/photos/clinic.webp", alt: "The page on which a patient chooses an hour" };

test("work without pictures is a list of texts", () => {
  const html = renderToStaticMarkup(<WorkList pieces={[piece]} />);
  expect(html).toContain(piece.text);
  expect(html).not.toContain("<img");
});

test("work with pictures is a gallery, whose pictures are said and come late", () => {
  const html = renderToStaticMarkup(
    <WorkList
      pieces={[
        { ...piece, picture },
        { ...piece, title: "Another" },
      ]}
    />,
  );
  expect(html).toContain(`alt="${picture.alt}"`);
  expect(html.match(/<img [^>]*loading="lazy"/g)).toHaveLength(1);
  expect(html).toContain("Another");
});
