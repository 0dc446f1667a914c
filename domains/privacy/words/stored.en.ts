/** The legal grounds in plain words. */
export const grounds = {
  asked: "You asked for it: it is needed to answer, or to prepare a contract",
  contract: "It is needed to do what was agreed",
  law: "Tax and company law demand it",
  safety: "Our interest in a service that is safe and works",
  counting: "Our interest in how many people come, without knowing who",
  device: "Needed for what you do on the page; it stays on your device",
  none: "None is needed: it is about nobody",
};

type Ground = keyof typeof grounds;

/** Stored data: what and why, the legal ground, the retention period, and who can see it. */
export interface Stored {
  what: string;
  why: string;
  ground: Ground;
  kept: string;
  seenBy: string;
}

/** A table: its columns with personal data, and the others. */
export interface StoredTable extends Stored {
  personal: string[];
  other: string[];
}

/** The people who see data, as text. */
export const staff = "staff, by e-mail and by command";
export const nobody = "only the program";
export const everybody = "everybody: it is on the pages";
