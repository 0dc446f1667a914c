/** Proofs of payment before the staff: what was sent, its picture, and the keys of their list. */
export const proofWords = {
  proofs: "Receipts",
  proof: "Receipt of {time}",
  openProof: "Open in a new tab",
  samePicture: {
    title: "The same picture was sent for another order",
    text: "One payment pays one order. Look at both before you confirm.",
  },
  heicProof:
    "This is a HEIC picture, as iPhones take them, and browsers cannot show it. Opening it saves it: the picture program of your computer or phone shows it.",
  noProof: "No receipt was sent yet.",
  picture: { larger: "Larger", smaller: "Smaller", turn: "Turn" },
  keys: {
    title: "Keys",
    named: [
      ["J", "next"],
      ["K", "previous"],
      ["Enter", "confirm payment"],
      ["R", "refuse receipt"],
    ] as [key: string, label: string][],
  },
};

/** A refused proof on the page of its order. */
export const refusalWords = { title: "We could not match your last receipt" };
