/** A photograph with what is said of it and how it is cut. */
export interface FramedPicture {
  image: string;
  /** What it shows; without it the picture is decoration. */
  alt?: string | undefined;
  /** The point that stays in view where the picture is cut narrower, in percent from the start of its file and its top. */
  focus?: { x: number; y: number } | undefined;
  /** The whole picture, of which this is a part. */
  whole?: string | undefined;
}

/** A picture of a document: its address alone, or with how it is shown. */
export type Picture = string | FramedPicture;

/** The address of a picture. */
export const addressOfPicture = (picture: Picture): string => (typeof picture === "string" ? picture : picture.image);
