/** The texts of the built style sheets, by the address that pages link. */
export type Sheets = ReadonlyMap<string, string>;

const link = /<link\b[^>]*>/g;
const hydration = /<script\b[^>]*type="module"[^>]*>([\s\S]*?__reactRouterRouteModules[\s\S]*?)<\/script>/;
const hydrationId = "hydration";

/** Runs the inert script as a module once the first text is on the screen, or at the first sign of intent. */
const starter = `(nonce=>{let begun;const start=()=>{const inert=document.getElementById("${hydrationId}");if(begun||!inert)return;begun=1;const script=document.createElement("script");script.type="module";script.nonce=nonce;script.textContent=inert.textContent;inert.replaceWith(script)};for(const name of ["pointerdown","keydown","focusin"])addEventListener(name,start,{once:true,capture:true});new PerformanceObserver(list=>list.getEntriesByName("first-contentful-paint")[0]&&start()).observe({type:"paint",buffered:true});addEventListener("load",()=>setTimeout(start,500))})(document.currentScript.nonce)`;

/**
 * A rendered document whose first paint waits for nothing else: it includes its style sheet, and its scripts are
 * fetched once it is painted. Forms and links work before that.
 */
export function paintFirst(html: string, { nonce, sheets }: { nonce: string; sheets: Sheets }): string {
  const body = html.indexOf("<body");
  const head = html.slice(0, body).replace(link, (whole) => {
    if (whole.includes('rel="modulepreload"')) return "";
    const text = whole.includes('rel="stylesheet"') && sheets.get(/href="([^"]*)"/.exec(whole)?.[1] ?? "");
    return text ? `<style nonce="${nonce}">${text}</style>` : whole;
  });
  const page = html.slice(body).replace(hydration, (_, source: string) => {
    const inert = `<script type="text/plain" id="${hydrationId}">${source}</script>`;
    return `${inert}<script nonce="${nonce}">${starter}</script>`;
  });
  return head + page;
}
