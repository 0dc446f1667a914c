import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { Decrypter } from "age-encryption";
import { expect, it } from "vitest";
import { encryptArchive } from "./encrypt-archive.ts";

const archive = randomBytes(200_000);
const asStream = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(archive));
      controller.close();
    },
  });

it("is opened by the passphrase alone", { timeout: 60_000 }, async () => {
  const sent = await buffer((await encryptArchive(asStream(), "correct horse battery")) as NodeReadableStream);
  expect(sent.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  const opener = new Decrypter();
  opener.addPassphrase("correct horse battery");
  expect(Buffer.from(await opener.decrypt(new Uint8Array(sent))).equals(archive)).toBe(true);
  const other = new Decrypter();
  other.addPassphrase("correct horse");
  await expect(other.decrypt(new Uint8Array(sent))).rejects.toThrow();
});
