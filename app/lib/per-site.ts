import type { Site } from "#shared/rules/site.ts";

/** Makes one value for each state of the site, at its first use; it is dropped together with the state. */
export function perSite<Value>(create: (site: Site) => Value): (site: Site) => Value {
  const values = new WeakMap<Site, { value: Value }>();
  return (site) => {
    const known = values.get(site) ?? { value: create(site) };
    values.set(site, known);
    return known.value;
  };
}
