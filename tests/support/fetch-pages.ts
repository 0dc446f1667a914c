import { inject } from "vitest";
import { BuiltPage } from "./built-page.ts";

/** The page at each address as the built program sends it, asked one after the other; with 200, or the status named. */
export async function fetchPages(addresses: string[], statuses: Record<string, number> = {}): Promise<BuiltPage[]> {
  const origin = inject("origin");
  const pages: BuiltPage[] = [];
  for (const address of addresses) {
    const answer = await fetch(`${origin}${address}`, { redirect: "manual" });
    const expected = statuses[address] ?? (address.includes("no-such-page") ? 404 : 200);
    if (answer.status !== expected) throw new Error(`${address} answers ${answer.status}.`);
    pages.push(new BuiltPage(address, await answer.text()));
  }
  return pages;
}
