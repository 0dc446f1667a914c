import { expect, it } from "vitest";
import { AppError } from "#server/app-error.ts";
import { csvAnswer } from "./csv-answer.ts";

const verifyAgain = () => Promise.reject(new AppError("unauthorized", "staff.verifyAgain"));

it.each([
  ["https://darsgah.example/admin/audit?subject=staff", "/audit?subject=staff&file=%2Faudit.csv%3Fsubject%3Dstaff"],
  ["https://elsewhere.example/admin/leads", "/audit?file=%2Faudit.csv%3Fsubject%3Dstaff"],
  ["", "/audit?file=%2Faudit.csv%3Fsubject%3Dstaff"],
])("an export from %j that needs the second factor again comes back there with its file", async (referrer, from) => {
  const headers = { Referer: referrer };
  const body = new URLSearchParams({ subject: "staff" });
  const request = new Request("https://darsgah.example/admin/audit.csv", { method: "POST", headers, body });
  const asked = { request, hasFields: true, fileName: "audit.csv", page: "/audit" } as const;
  const answer = await csvAnswer(asked, verifyAgain);
  expect(answer.headers.get("Location")).toBe(`/verify?again&from=${encodeURIComponent(from)}`);
});
