import { createHash } from "node:crypto";
import type { Component, Components } from "./components.ts";

const purl = (name: string, version: string) => `pkg:npm/${name.replace(/^@/, "%40")}@${version}`;

/**
 * The program's components as a CycloneDX 1.6 document: each package with its version, licence, digest and dependents.
 * The same packages make the same document, serial number included.
 */
export function billOfMaterials({ project, components }: Components) {
  const byPath = new Map(components.map((component) => [component.path, component]));
  const identity = components.map(({ path, version, integrity }) => `${path}@${version} ${integrity}`).join("\n");
  const self = purl(project.name, project.version);
  const unique = new Map(components.map((component) => [refOf(component), component]));
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${uuidOf(identity)}`,
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": self,
        name: project.name,
        version: project.version,
        licenses: [{ expression: project.license }],
        purl: self,
      },
    },
    components: [...unique].map(([ref, component]) => described(ref, component)),
    dependencies: [
      { ref: self, dependsOn: found("", project.asksFor, byPath) },
      ...[...unique].map(([ref, { path, asksFor }]) => ({ ref, dependsOn: found(path, asksFor, byPath) })),
    ],
  };
}

function described(ref: string, { name, version, license, integrity }: Component) {
  const digest = integrity?.startsWith("sha512-") ? integrity.slice("sha512-".length) : null;
  return {
    type: "library",
    "bom-ref": ref,
    name,
    version,
    ...(digest ? { hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }] } : {}),
    licenses: [{ expression: license }],
    purl: ref,
  };
}

function refOf({ name, version }: Component): string {
  return purl(name, version);
}

/** The packages that these names resolve to from their dependent: the nearest ones up the tree. */
function found(path: string, names: string[], byPath: Map<string, Component>): string[] {
  const refs = names.flatMap((name) => {
    for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
      const component = byPath.get(`${folder ? `${folder}/` : ""}node_modules/${name}`);
      if (component) return [refOf(component)];
      if (folder === "") return [];
    }
  });
  return [...new Set(refs)].sort();
}

/** A UUID derived from a text (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
