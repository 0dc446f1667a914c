import { createRoot, hydrateRoot } from "react-dom/client";
import { Photo } from "#ui/site/photo.tsx";

/** Shows a picture from `?src=`, in a page that contains it already (as rendered ones do) or not. */
const root = document.getElementById("root");
const photo = <Photo src={new URLSearchParams(location.search).get("src") ?? ""} title="Mandi Board" />;
if (root?.firstElementChild) hydrateRoot(root, photo);
else if (root) createRoot(root).render(photo);
