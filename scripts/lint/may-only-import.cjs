const test = "[.]test[.]tsx?$";
const ours = "^(admin|app|classroom|domains|server|shared|ui)/";

/** A folder may import only these folders of ours; from `types` it may take types, which cost nothing at run time. */
function mayOnlyImport(comment, from, folders, types = []) {
  const rule = (name, allowed, kind) => ({
    name,
    comment,
    severity: "error",
    from: { path: `^${from}`, pathNot: test },
    to: { path: ours, pathNot: `^(${allowed.join("|")})`, ...kind },
  });
  return [
    rule(from, folders, { dependencyTypesNot: ["type-only"] }),
    rule(`${from} (types)`, [...folders, ...types], { dependencyTypes: ["type-only"] }),
  ];
}

module.exports = { mayOnlyImport, ours, test };
