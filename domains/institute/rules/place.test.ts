import { expect, it } from "vitest";
import { branchAddress, findPlace, losesPlaces, placeChoices, placeIds, placeInWords, placeValue } from "./place.ts";

const room = { id: "two", name: "Room 2", seats: 12 };
const modelTown = {
  id: "model-town",
  name: "Model Town",
  street: "1 Link Road",
  city: "Lahore",
  phones: [],
  rooms: [room],
};
const saddar = { ...modelTown, id: "saddar", name: "Saddar", rooms: [] };
const branches = [saddar, modelTown];

it.each([
  ["model-town", "two", "Model Town, Room 2"],
  ["model-town", null, "Model Town"],
  // A room of another branch, or one that is gone.
  ["saddar", "two", "Saddar"],
  ["gone", "two", null],
  [null, null, null],
])("the place %s, %s is %j in words", (branchId, roomId, words) => {
  expect(placeInWords(branches, { branchId, roomId })).toBe(words);
});

it("finds a branch with its room", () => {
  expect(findPlace(branches, { branchId: "model-town", roomId: "two" })).toEqual({ branch: modelTown, room });
  expect(findPlace(branches, { branchId: "saddar", roomId: null })).toEqual({ branch: saddar, room: undefined });
  expect(findPlace([], { branchId: "saddar", roomId: null })).toBeUndefined();
});

it("a form offers each branch, then its rooms", () => {
  expect(placeChoices(branches, ({ name, seats }) => `${name} (${seats})`)).toEqual([
    ["saddar", "Saddar"],
    ["model-town", "Model Town"],
    ["model-town/two", "Model Town, Room 2 (12)"],
  ]);
});

it.each([
  ["model-town", "two", "model-town/two"],
  ["model-town", null, "model-town"],
  [null, null, ""],
])("the place %s, %s is chosen by %j, and read from it", (branchId, roomId, value) => {
  expect(placeValue({ branchId, roomId })).toBe(value);
  expect(placeIds(value)).toEqual({ branchId, roomId });
});

it.each([
  ["nothing that stays", branches, false],
  ["nothing where a room is new", [saddar, { ...modelTown, rooms: [room, { ...room, id: "three" }] }], false],
  ["nothing where all stand in another order", branches.toReversed(), false],
  ["a branch that is gone", [modelTown], true],
  ["a room that is gone", [saddar, { ...modelTown, rooms: [] }], true],
  ["a room that another has taken the place of", [saddar, { ...modelTown, rooms: [{ ...room, id: "three" }] }], true],
  [
    "a room that has moved to another branch",
    [
      { ...saddar, rooms: [room] },
      { ...modelTown, rooms: [] },
    ],
    true,
  ],
])("a change of the branches loses %s", (_what, after, isLost) => {
  expect(losesPlaces(branches, after)).toBe(isLost);
});

it("a new institute loses no place", () => {
  expect(losesPlaces([], branches)).toBe(false);
});

it("a paper writes a branch's street and city, and below them its telephones if it has any", () => {
  expect(branchAddress(modelTown)).toEqual(["1 Link Road, Lahore"]);
  expect(branchAddress({ ...modelTown, phones: ["+92 42 1", "+92 42 2"] })).toEqual([
    ...["1 Link Road, Lahore", "+92 42 1, +92 42 2"],
  ]);
});
