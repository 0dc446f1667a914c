/** A locator of an element as a person finds it: by role and name, by its label, or by its words. */
export type By = ({ role: string; name?: string | RegExp } | { label: string | RegExp } | { text: string | RegExp }) & {
  /** The place to search; the whole page otherwise. */
  in?: By;
};

export interface Size {
  width: number;
  height: number;
}

/** A tab of a browser, with no more than its engine's own protocol can do. Actions wait until their element is there. */
export interface Tab {
  /** The engine and its version: "Firefox 153.7". */
  engine: string;
  /** Opens a page of the site and resolves after its load event. */
  goto(path: string): Promise<void>;
  click(by: By): Promise<void>;
  hover(by: By): Promise<void>;
  /** Types into a field, after its content. */
  type(by: By, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Whether such an element is in the page, for assistive technology too. */
  has(by: By): Promise<boolean>;
  /** Runs a function in the page; it sees nothing of the test but its arguments. */
  run<Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  resize(size: Size): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Key = "Escape" | "Enter" | "Tab" | "Space" | "ArrowDown";
