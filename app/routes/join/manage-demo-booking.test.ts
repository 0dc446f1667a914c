import { RouterContextProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { en as messages } from "#server/compose/words/messages.ts";
import { action } from "./manage-demo-booking.tsx";

async function post(fields: Record<string, string>) {
  const demo = { switchReminders: vi.fn(async () => {}), move: vi.fn(), cancel: vi.fn() };
  const context = new RouterContextProvider();
  context.set(servicesContext, { demo } as never);
  context.set(siteContext, { messages } as never);
  const url = "https://site.example/demo-booking/7?key=mailed";
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  const answer = await action({ request, context, params: { id: "7" } } as never);
  const location = answer instanceof Response ? answer.headers.get("location") : null;
  return { location, switched: demo.switchReminders.mock.calls, others: demo.move.mock.calls.length };
}

const link = { id: "7", key: "mailed" };

it("ends the reminders at a mail program's one click (RFC 8058), and by its button", async () => {
  const forms: Record<string, string>[] = [{ "List-Unsubscribe": "One-Click" }, { intent: "quiet" }];
  for (const fields of forms) {
    const { location, switched } = await post(fields);
    expect(switched).toEqual([[link, false]]);
    expect(location).toBe("/demo-booking/7?key=mailed&done=quiet");
  }
});

it("resumes them", async () => {
  const { location, switched } = await post({ intent: "remind" });
  expect(switched).toEqual([[link, true]]);
  expect(location).toContain("done=reminded");
});

it("does neither for another form", async () => {
  expect((await post({ "List-Unsubscribe": "no" })).switched).toEqual([]);
});
