import { describe, expect, it } from "vitest";
import {
  type BranchForm,
  branchesTyped,
  branchFormOf,
  changeBranchForm,
  readBranchForm,
  saysTheSame,
} from "./branch-form.ts";

const gulberg = {
  ...{ id: "gulberg", name: "Gulberg", street: "42-B Main Boulevard", area: "Gulberg III", city: "Lahore" },
  ...{ mapUrl: "https://maps.example/gulberg", hours: "9 to 5", phones: ["+92 300 1", "+92 300 2"] },
  rooms: [{ id: "one", name: "Room 1", seats: 12 }],
};
const saddar = { id: "saddar", name: "Saddar", street: "3 Mall Road", city: "Rawalpindi", phones: [], rooms: [] };
const form = branchFormOf([gulberg, saddar]);

/** The form as a browser sends it. */
function sent(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** The ids of the branches, each with those of its rooms. */
const idsIn = (branches: BranchForm[]) => branches.map(({ id, rooms }) => [id, ...rooms.map((room) => room.id)]);
const newId = () => "new";

describe("the form of the branches", () => {
  it("shows a phone a line, seats as text, and nothing where a branch says nothing", () => {
    expect(form).toEqual([
      { ...gulberg, phones: "+92 300 1\n+92 300 2", rooms: [{ id: "one", name: "Room 1", seats: "12" }] },
      { ...saddar, area: "", mapUrl: "", hours: "", phones: "", rooms: [] },
    ]);
  });

  it("is read as it was typed, without the spaces around", () => {
    const read = readBranchForm(
      sent({
        branches: "1",
        ...{ "branches.0.id": "gulberg", "branches.0.name": " Gulberg ", "branches.0.street": "42-B Main Boulevard" },
        ...{
          "branches.0.area": "Gulberg III",
          "branches.0.city": "Lahore",
          "branches.0.phones": "+92 300 1\n+92 300 2",
        },
        ...{ "branches.0.mapUrl": "https://maps.example/gulberg", "branches.0.hours": "9 to 5" },
        ...{ "branches.0.rooms": "1", "branches.0.rooms.0.id": "one", "branches.0.rooms.0.name": " Room 1" },
        "branches.0.rooms.0.seats": "12 ",
      }),
    );
    expect(read).toEqual(form.slice(0, 1));
  });

  it("has a field for each text of a branch and of a room, though nothing was sent", () => {
    expect(readBranchForm(sent({ branches: "1", "branches.0.rooms": "1" }))).toEqual([
      {
        ...{ id: "", name: "", street: "", area: "", city: "", mapUrl: "", phones: "", hours: "" },
        rooms: [{ id: "", name: "", seats: "" }],
      },
    ]);
  });

  it("has sixty branches at most, and none where their number is none", () => {
    const count = (branches: string) => readBranchForm(sent({ branches })).length;
    expect([count("60"), count("61"), count("2"), count("many"), readBranchForm(sent({})).length]).toEqual([
      ...[60, 60, 2, 0, 0],
    ]);
  });
});

describe("a step in the form of the branches", () => {
  it("adds an empty branch, in the city of the last one", () => {
    const [first, second, third] = changeBranchForm(form, "add", newId);
    expect([first, second]).toEqual(form);
    expect(third).toEqual({
      ...{ id: "new", name: "", street: "", area: "", city: "Rawalpindi", mapUrl: "", phones: "", hours: "" },
      rooms: [],
    });
    expect(changeBranchForm([], "add", newId)[0]?.city).toBe("");
    expect(changeBranchForm(form.slice(0, 1), "add", newId)[1]?.city).toBe("Lahore");
  });

  it.each([
    ["remove:0", [["saddar"]]],
    ["remove:1", [["gulberg", "one"]]],
    ["addRoom:0", [["gulberg", "one", "new"], ["saddar"]]],
    [
      "addRoom:1",
      [
        ["gulberg", "one"],
        ["saddar", "new"],
      ],
    ],
    ["removeRoom:0:0", [["gulberg"], ["saddar"]]],
    ["removeRoom:0:1", [["gulberg", "one"], ["saddar"]]],
    ["addRoom:7", [["gulberg", "one"], ["saddar"]]],
    ["paint:0", [["gulberg", "one"], ["saddar"]]],
    ["", [["gulberg", "one"], ["saddar"]]],
  ])("%j leaves %j", (change, ids) => {
    expect(idsIn(changeBranchForm(form, change, newId))).toEqual(ids);
  });

  it("adds a room without a name and without seats, and keeps the branch's other words", () => {
    const [first] = changeBranchForm(form, "addRoom:0", newId);
    expect(first).toEqual({ ...form[0], rooms: [...(form[0]?.rooms ?? []), { id: "new", name: "", seats: "" }] });
  });
});

describe("the document that the form says", () => {
  it("is the one that the form was made of", () => {
    expect(branchesTyped(form)).toEqual({ branches: [gulberg, saddar] });
  });

  it("has one phone for each line that is not empty", () => {
    const [first] = form;
    const typed = first ? branchesTyped([{ ...first, phones: " +92 300 1 \n\n  \n+92 300 2" }]) : undefined;
    expect(typed?.branches).toEqual([gulberg]);
  });

  it("is a change only where it says something else than what is published", () => {
    const published = { branches: [gulberg, saddar] };
    expect(saysTheSame(form, published)).toBe(true);
    expect(saysTheSame(form.toReversed(), published)).toBe(false);
    expect(saysTheSame(form.slice(1), published)).toBe(false);
  });
});
