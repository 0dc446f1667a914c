import { RouterContextProvider, redirect, redirectDocument, type ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { withLocalRedirects } from "./page-handlers.ts";

type Build = Parameters<typeof withLocalRedirects>[0];

/** Where a page at an address leads that answers, or throws, this. */
async function ledTo(path: string, answer: unknown, how: "returns" | "throws" = "returns") {
  const handler = async () => {
    if (how === "throws") throw answer;
    return answer;
  };
  const build = { routes: { page: { id: "page", path: "page", module: { loader: handler, action: handler } } } };
  const { routes } = withLocalRedirects(build as unknown as Build) as unknown as ServerBuild;
  const url = new URL(path, "https://darsgah.example");
  const given = { url, request: new Request(url), context: new RouterContextProvider(), params: {}, pattern: "page" };
  const led = await Promise.resolve(routes.page?.module.action?.(given)).catch((thrown: unknown) => thrown);
  return led instanceof Response ? led.headers.get("Location") : led;
}

it("leads from a page in another language to pages in that language", async () => {
  expect(await ledTo("/ur/contact", redirect("/Thank-you", 303))).toBe("/ur/Thank-you");
  expect(await ledTo("/ar/sign-out", redirectDocument("/"))).toBe("/ar");
  expect(await ledTo("/ur/sign-in.data", redirect("/#signed-up"), "throws")).toBe("/ur#signed-up");
  expect(await ledTo("/ur/seats/1", redirect("/payment/XXXX-BBBB?key=a/b"))).toBe("/ur/payment/XXXX-BBBB?key=a/b");
  expect(await ledTo("/ur", redirect("/verify/1"))).toBe("/ur/verify/1");
});

it("leaves alone what names its language, what has none, and what does not lead", async () => {
  expect(await ledTo("/contact", redirect("/Thank-you"))).toBe("/Thank-you");
  expect(await ledTo("/ur/lms", redirect("/ur/sign-in?from=%2Fur%2Flms"))).toBe("/ur/sign-in?from=%2Fur%2Flms");
  expect(await ledTo("/ur/sign-in", redirect("/ar/lms"))).toBe("/ar/lms");
  for (const one of ["/classroom", "/admin?x=1", "/api/receipts/1.pdf", "https://pay.example/checkout"])
    expect(await ledTo("/ur/lms", redirect(one))).toBe(one);
  expect(await ledTo("/ur/lms", { title: "words" })).toEqual({ title: "words" });
  expect(await ledTo("/ur/lms", "refused", "throws")).toBe("refused");
});
