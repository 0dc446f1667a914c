/** Keeps files that no address of the site leads to. */
export interface PrivateFiles {
  /**
   * Keeps `content` under a name it makes up, ending in `.extension`, and answers the name once all of it is on the disk.
   */
  keep(content: Uint8Array, extension: string): Promise<string>;
  /** The content kept under a name; null where there is none. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(name: string): Promise<void>;
}
