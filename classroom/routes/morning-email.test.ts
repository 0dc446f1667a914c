import { RouterContextProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { classroomContext } from "#classroom/request/contexts.ts";
import { en as messages } from "#server/compose/words/messages.ts";
import type { ClassroomContext } from "#server/serving/classroom.ts";
import { action } from "./morning-email.tsx";

async function post(fields: Record<string, string>) {
  const switchMorningEmail = vi.fn(async () => {});
  const context = new RouterContextProvider();
  const services = { switchMorningEmail };
  context.set(classroomContext, { services, user: null, site: { messages } } as unknown as ClassroomContext);
  const url = "https://site.example/classroom/morning-email?key=mailed";
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  const answer = await action({ request, context } as unknown as Parameters<typeof action>[0]);
  return { status: "init" in answer ? answer.init?.status : answer.status, switched: switchMorningEmail.mock.calls };
}

it("is switched off by a mail program's one click (RFC 8058)", async () => {
  const { status, switched } = await post({ "List-Unsubscribe": "One-Click" });
  expect(status).toBe(200);
  expect(switched).toEqual([[{ user: null, key: "mailed" }, false]]);
});

it("stays as it is for a form that names no act", async () => {
  const { status, switched } = await post({ other: "One-Click" });
  expect(status).toBe(400);
  expect(switched).toEqual([]);
});
