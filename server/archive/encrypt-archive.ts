import { createCipheriv, randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { Encrypter, type ReadableStreamWithSize, Stanza } from "age-encryption";

/** The base-2 logarithm of scrypt's cost: half a second of one processor, and 128 MB, for each guess. */
const workFactor = 17;
const label = "age-encryption.org/v1/scrypt";
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/**
 * Encrypts an archive with a passphrase, in the format of age (age-encryption.org/v1), which the program `age` opens.
 * The passphrase is hashed outside the event loop.
 */
export async function encryptArchive(
  content: ReadableStream<Uint8Array>,
  passphrase: string,
): Promise<ReadableStreamWithSize> {
  const encrypter = new Encrypter();
  encrypter.addRecipient({ wrapFileKey: (fileKey) => wrapFileKey(fileKey, passphrase) });
  return await encrypter.encrypt(content);
}

/** The stanza of a passphrase, as the format's "scrypt recipient stanza" says. */
async function wrapFileKey(fileKey: Uint8Array, passphrase: string): Promise<Stanza[]> {
  // In base64 22 letters, and two signs of padding that the format leaves out.
  const salt = randomBytes(16);
  const cost = { N: 2 ** workFactor, r: 8, p: 1, maxmem: 2 ** workFactor * 8 * 128 * 2 };
  const key = await derive(passphrase, Buffer.concat([Buffer.from(label), salt]), 32, cost);
  const cipher = createCipheriv("chacha20-poly1305", key, Buffer.alloc(12), { authTagLength: 16 });
  const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
  return [new Stanza(["scrypt", salt.toString("base64").slice(0, 22), String(workFactor)], new Uint8Array(body))];
}
