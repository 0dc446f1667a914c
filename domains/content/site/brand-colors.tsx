import type { Company } from "#domains/institute/contract.ts";
import { paletteStyle } from "#shared/look/palette.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { useRenderedSite } from "./frame-source.tsx";

const styleOf = /* @__PURE__ */ oncePerObject(({ brand }: Company) => paletteStyle(brand.colors));

/** The published site's colours, which the style sheet names by their tokens. The server alone renders them. */
export function BrandColors() {
  const site = useRenderedSite();
  return site && <style>{styleOf(site.content.company)}</style>;
}
