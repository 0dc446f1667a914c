import { hydrateDocument } from "#ui/document/hydrate-document.tsx";

hydrateDocument();
