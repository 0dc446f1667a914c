import { renderDocument, renderTimeout } from "#ui/document/render-document.tsx";

export const streamTimeout = renderTimeout;

export default renderDocument;
