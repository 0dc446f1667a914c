import type { LogoSlot } from "#domains/institute/contract.ts";
import { drawLogo } from "#server/drawing/draw-logo.ts";
import { encodePhoto } from "#server/drawing/encode-photo.ts";

/** Pictures as a build has them, re-encoded in the process of the tests. */
export const encodedHere = {
  ...{ keys: new Map<string, never>(), email: null, drawer: { draw: async () => Buffer.from("drawn"), end() {} } },
  photos: {
    encode: async (content: Uint8Array) => await encodePhoto(content),
    drawLogo: async (content: Uint8Array, slot: LogoSlot) => await drawLogo(content, slot),
  },
};
