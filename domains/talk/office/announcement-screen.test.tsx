import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { en } from "#server/compose/words/messages.ts";
import { splitWords } from "#ui/office/create-office-frame.ts";
import { AnnouncementScreen, type ShownReader } from "./announcement-screen.tsx";

const announcement = {
  ...{ id: "1", title: "Tomorrow", text: "Bring your laptop.", files: [], written: "Monday", author: null },
  ...{ group: "students" as const, batches: [], waitsUntil: null, isSpread: true, isTakenBack: false },
  ...{ remindsAt: null, isOwn: true, outcome: undefined },
};
const chat = { href: "https://wa.me/923001112233?text=Tomorrow" };

const shownWith = (text: ShownReader["text"]) => {
  const reader = { id: "2", name: "Bilal", seen: null, hasEmail: false, chat, text, takesText: text === null };
  const Component = () => <AnnouncementScreen {...announcement} readers={[reader]} />;
  const routes = [{ id: "root", path: "/", children: [{ id: "routes/class-words", path: "", Component }] }];
  const { classWords, others } = splitWords(en.admin);
  const loaderData = { root: { sending: {}, account: null, words: others }, "routes/class-words": classWords };
  const Stub = createRoutesStub(routes);
  return renderToString(<Stub hydrationData={{ loaderData }} />);
};

it("opens a chat with who has no text in the outbox, or one that was left out, and with nobody twice", () => {
  const opens = ([null, "waits", "sent", "left"] as const).map((text) => shownWith(text).includes(chat.href));
  expect(opens).toEqual([true, false, false, true]);
});
