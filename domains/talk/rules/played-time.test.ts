import { expect, it } from "vitest";
import { playedTime } from "./played-time.ts";

it("shows a second as a player does", () => {
  expect([0, 9, 65, 600, 3_599, 3_729].map(playedTime)).toEqual(["0:00", "0:09", "1:05", "10:00", "59:59", "1:02:09"]);
});
