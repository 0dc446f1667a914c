import { firstPaint } from "#app/boot/first-paint.ts";
import { pageRoot } from "#app/boot/page-root.ts";
import { unlessForbidden } from "#app/boot/storage.ts";

/** What the style sheet calls a face that the page has to ask for: its name, and this. */
const later = " Later";

/**
 * On a first visit the page paints in the fallback faces and takes its own in, one after the other, when all of them are
 * there: 60 KB that the first paint does not wait for. A face that is added to the page costs a new layout only; one that
 * a changed style brings in costs new styles for every element as well. Later pages find the faces in the browser's cache
 * and begin with them. Settles when the page has its faces; rejects when they do not come.
 */
export async function fontsLater() {
  if (unlessForbidden(() => localStorage.fonts)) {
    pageRoot.dataset.fonts = "cached";
    return;
  }
  await firstPaint;
  const faces = await Promise.all(declaredFaces().map((face) => face.load()));
  // Development compares the page with what React would have written; elsewhere it may stand on.
  if (import.meta.env.PROD) holdFirstLines();
  for (const face of faces) {
    await new Promise(requestAnimationFrame);
    document.fonts.add(face);
  }
  unlessForbidden(() => {
    localStorage.fonts = "cached";
  });
}

/** The faces that the style sheet declares as later ones, under their own names. */
function declaredFaces(): FontFace[] {
  const faces: FontFace[] = [];
  for (const { cssRules } of document.styleSheets)
    for (const { style } of cssRules as Iterable<Partial<CSSFontFaceRule>>) {
      const [name = "", rest] = style?.fontFamily.replaceAll('"', "").split(later) ?? [];
      if (style && rest === "")
        faces.push(new FontFace(name, style.getPropertyValue("src"), { weight: style.fontWeight }));
    }
  return faces;
}

/**
 * Keeps the page's first lines as high as they are until the window's width changes: a fallback face is cut a little
 * wide, so that its lines may become fewer, never more, and then nothing below them moves.
 */
function holdFirstLines() {
  const lines = document.querySelectorAll<HTMLElement>("main>:first-child :is(h1,p)");
  for (const { style, offsetHeight } of lines) style.minHeight = `${offsetHeight}px`;
  matchMedia(`(width:${innerWidth}px)`).onchange = () => {
    for (const { style } of lines) style.minHeight = "";
  };
}
