import { expect, it } from "vitest";
import { pack, unpack } from "./packed.ts";

it("unpacks what was packed, in any script", () => {
  const words = {
    title: "Leads",
    counts: { one: "{count} person", other: "{count} people" },
    names: ["بلال", "</script>"],
  };
  expect(unpack(pack(words))).toEqual(words);
});
