import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { billOfMaterials } from "./bill-of-materials.ts";
import { readComponents } from "./components.ts";
import { isAllowed } from "./licences.ts";

const root = join(import.meta.dirname, "../..");
const read = readComponents(root);

describe("what the program is made of", () => {
  it("may be passed on: every package of the running program has a licence of the list", () => {
    expect(read.components.length).toBeGreaterThan(100);
    const others = read.components.filter(({ license }) => !isAllowed(license));
    expect(others.map(({ path, license }) => `${path}: ${license || "none"}`)).toEqual([]);
  });

  it("comes from the public registry, each archive with its digest", () => {
    const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
    type Locked = { resolved?: string; integrity?: string; inBundle?: boolean };
    for (const [path, { resolved, integrity, inBundle }] of Object.entries<Locked>(packages)) {
      // A package bundled in another's archive is under that one's digest.
      if (path === "" || inBundle) continue;
      expect(resolved ?? "the registry's", path).toMatch(/^(the registry's$|https:\/\/registry\.npmjs\.org\/)/);
      expect(integrity, path).toMatch(/^sha512-/);
    }
  });

  it("is listed in a bill of materials, once each, with every package that package.json asks for", () => {
    const bill = billOfMaterials(read);
    const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(bill).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6" });
    const named = bill.components.map(({ name, version }) => `${name}@${version}`);
    expect(named).toEqual(
      expect.arrayContaining(Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)),
    );
    expect(new Set(bill.components.map((component) => component["bom-ref"])).size).toBe(bill.components.length);
    const refs = new Set([
      bill.metadata.component["bom-ref"],
      ...bill.components.map((component) => component["bom-ref"]),
    ]);
    expect(bill.dependencies[0]?.dependsOn).toHaveLength(Object.keys(dependencies).length);
    for (const { ref, dependsOn } of bill.dependencies)
      for (const one of [ref, ...dependsOn]) expect(refs, one).toContain(one);
    for (const component of bill.components)
      expect(component.hashes?.[0]?.content, component.name).toMatch(/^[0-9a-f]{128}$/);
    expect(JSON.stringify(billOfMaterials(readComponents(root)))).toBe(JSON.stringify(bill));
  });
});

describe("a licence", () => {
  it.each([
    ["MIT", true],
    ["(MIT OR GPL-3.0-only)", true],
    ["MIT AND Apache-2.0", true],
    ["MIT AND SSPL-1.0", false],
    ["GPL-2.0-only", false],
    ["SEE LICENSE IN LICENSE.txt", false],
    ["UNLICENSED", false],
    ["", false],
  ])("%j is on the list: %s", (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });
});
