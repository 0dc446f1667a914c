import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { messagesIn } from "#server/compose/words/messages.ts";
import { pack } from "#ui/document/packed.ts";
import { LinkPrefix } from "#ui/site/link-prefix.ts";
import { JoinPage } from "./join-page.tsx";

const shown = {
  ...{ isSoon: false, id: "1", batch: "Evening", teacher: "Noor", title: "Joins" },
  when: { day: "Monday", from: "7:00", to: "8:00", zone: "Pakistan time", iso: { from: "", to: "" } },
  opens: { time: "6:45", wait: 0 },
};

it.each([
  ["otherBatch", "/ur/lms"],
  ["over", "/classroom"],
] as const)("leads on from a class that is %s in the student's language", (is, href) => {
  const Component = () => (
    <LinkPrefix value="/ur">
      <JoinPage {...shown} is={is} />
    </LinkPrefix>
  );
  const Stub = createRoutesStub([{ id: "root", path: "/", children: [{ path: "", Component }] }]);
  const loaderData = { root: { words: pack(messagesIn.ur.classroom) } };
  expect(renderToString(<Stub hydrationData={{ loaderData }} />)).toContain(`href="${href}"`);
});
