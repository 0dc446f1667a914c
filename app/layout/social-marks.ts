import { siFacebook, siInstagram, siWhatsapp, siYoutube } from "simple-icons";

/** LinkedIn's logo is in no free icon set; this plain "in" is drawn here. */
const linkedIn =
  "M20.4 2H3.6A1.6 1.6 0 0 0 2 3.6v16.8A1.6 1.6 0 0 0 3.6 22h16.8a1.6 1.6 0 0 0 1.6-1.6V3.6A1.6 1.6 0 0 0 20.4 2zM8 18.8H5.2V9.9H8zM6.6 8.6a1.6 1.6 0 1 1 0-3.2 1.6 1.6 0 0 1 0 3.2zM18.8 18.8H16v-4.7c0-1.2-.4-1.9-1.4-1.9-1.1 0-1.700.8-1.7 1.9v4.7h-2.8V9.9h2.7v1.2c.4-.7 1.3-1.4 2.7-1.4 2.2 0 3.3 1.4 3.3 3.8z";

/** The outlines of networks' logos, 24 units wide and high, stored in the pictograms' file. */
export const marks = {
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  youtube: siYoutube.path,
  whatsapp: siWhatsapp.path,
  linkedin: linkedIn,
};
