import { expect, it } from "vitest";
import { textSize } from "./form-parts.ts";

async function sizeOf(fill: (form: FormData) => void) {
  const sent = new FormData();
  fill(sent);
  const request = new Request("http://localhost", { method: "POST", body: sent });
  return textSize(new Uint8Array(await request.arrayBuffer()), request.headers.get("content-type") ?? "");
}

it("counts what a form with files says in text, and not its files", async () => {
  const file = new File([new Uint8Array(100_000)], "week 1.pdf");
  const alone = await sizeOf((sent) => sent.set("slides", file));
  const titled = await sizeOf((sent) => {
    sent.set("slides", file);
    sent.set("title", "a".repeat(5_000));
  });
  expect(alone).toBeLessThan(300);
  expect(titled - alone).toBeGreaterThanOrEqual(5_000);
  expect(titled - alone).toBeLessThan(5_300);
});

it("counts a body of any other type whole", () => {
  expect(textSize(new Uint8Array(1_000), "application/x-www-form-urlencoded")).toBe(1_000);
});
