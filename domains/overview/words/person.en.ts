/** The papers that are kept with a person. */
const documentWords = {
  title: "Documents",
  hint: "Papers of the admission. Only staff see them.",
  empty: "None yet.",
  name: "What it is",
  /** Proposed for the name. */
  usual: ["Admission form", "CNIC copy", "B-form", "School certificate", "Photo"],
  file: "File",
  fileHint: "PDF or picture, at most 20 MB.",
  add: "Add the document",
  remove: "Remove {title}",
  removeShort: "Remove",
  sure: "Yes, for good",
  saved: "The document is kept.",
  removed: "The document is removed.",
};

/** Events of a person's history about their fees. */
const feeEvents = {
  payment: "Receipt {number}: {amount} received for {reference}",
  refund: "{amount} given back, {reference}: receipt {number}",
  reminded: {
    email: "{name} reminded them of the fees of {reference} by e-mail",
    whatsapp: "{name} reminded them of the fees of {reference} by WhatsApp",
    other: "{name} reminded them of the fees of {reference}",
  },
  automatic: "Reminded of the fees of {reference} by e-mail, by itself",
};

/** What a person's page says of papers and fees. */
export const personWords = { documents: documentWords, feeEvents };

export const documentRefusals = {
  "document.gone": "This document is not there any more.",
  "document.tooMany": "60 documents are kept with this person already. Remove one first.",
  "document.wrongType": "Please choose a PDF or a picture.",
};
