import { useRenderedSite } from "#domains/content/site/frame-source.tsx";
import { useFrame } from "#domains/content/site/site-frame.ts";

const outlineId = "wordmark";

/** The outline is longer than all words of the frame: only the server knows it, and the browser keeps the page's. */
const drawn = import.meta.env.SSR ? "" : (document.getElementById(outlineId)?.outerHTML ?? "");

/** The outline of the Urdu name, drawn once per page: header and footer refer to it. */
export function WordmarkOutline() {
  const path = useRenderedSite()?.content.company.brand.wordmark?.path;
  const outline = path === undefined ? drawn : `<path id="${outlineId}" d="${path}"></path>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a path by its contract, which holds no markup
  return <svg className="hidden" aria-hidden="true" dangerouslySetInnerHTML={{ __html: outline }} />;
}

/** The company's logo, or its name and before it its outline in Urdu if it has one. */
export function Wordmark() {
  const { company, brand } = useFrame();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server, with the name escaped
  if (brand.logo) return <span className="brand" dangerouslySetInnerHTML={{ __html: brand.logo }} />;
  return (
    <span className="brand">
      {brand.wordmarkBox && (
        <svg viewBox={brand.wordmarkBox} fill="currentColor" aria-hidden="true">
          <use href={`#${outlineId}`} />
        </svg>
      )}
      <span>{company.name}</span>
    </span>
  );
}
