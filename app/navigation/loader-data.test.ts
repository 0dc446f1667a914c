import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import { hydrationState } from "./loader-data.ts";

test("the data of a page's routes become the state that hydration reads", async () => {
  const answer = `[{"_1":2,"_5":6},"root",{"_3":4},"data",[11],"routes/site/home",{"_3":7},{"_8":9,"_10":-5},"title","Home","note","hello"]\n`;
  const { value } = await decode(new Blob([hydrationState(answer)]).stream(), globalThis);
  expect(value).toEqual({
    loaderData: { root: ["hello"], "routes/site/home": { title: "Home", note: null } },
    actionData: null,
    errors: null,
  });
});
