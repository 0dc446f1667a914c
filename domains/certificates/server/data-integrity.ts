import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { canonicalForm, type ProofOptions, quadsOfBadge, quadsOfProof, quadsOfStatusList } from "./canonical-quads.ts";
import type { StatusListCredential } from "./credential.ts";
import { type Badge, type Proof, type SignedBadge, signedBadge } from "./open-badge.ts";

/** A new Ed25519 key pair: the public one as a Multikey ("z6Mk…"), the private one as PKCS 8 in base64url. */
export function newKeyPair(): { publicKey: string; privateKey: string } {
  const pair = generateKeyPairSync("ed25519");
  const { x = "" } = pair.publicKey.export({ format: "jwk" });
  const privateKey = pair.privateKey.export({ format: "der", type: "pkcs8" }).toString("base64url");
  return { publicKey: multibase(Buffer.concat([ed25519, Buffer.from(x, "base64url")])), privateKey };
}

/** A signer: the name of the key in the issuer's DID document, and its private half. */
export interface Signer {
  verificationMethod: string;
  privateKey: string;
}

export function signBadge(badge: Badge, signer: Signer, created: string): SignedBadge {
  return { ...badge, proof: prove(canonicalForm(quadsOfBadge(badge)), signer, created) };
}

export function signStatusList(list: StatusListCredential, signer: Signer, created: string) {
  return { ...list, proof: prove(canonicalForm(quadsOfStatusList(list)), signer, created) };
}

/** The badge in a file; null unless the holder of a public key has signed exactly that. */
export function readSigned(file: string, publicKey: string): Badge | null {
  const read = signedBadge.safeParse(jsonOf(file));
  if (!read.success) return null;
  const { proof, ...badge } = read.data;
  return isSigned(badge, proof, publicKey) ? badge : null;
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(file);
  } catch {
    return null;
  }
}

function isSigned(badge: Badge, proof: Proof, publicKey: string): boolean {
  const bytes = fromMultibase(publicKey);
  if (!bytes?.subarray(0, 2).equals(ed25519)) return false;
  const key = { kty: "OKP", crv: "Ed25519", x: bytes.subarray(2).toString("base64url") };
  const signature = fromMultibase(proof.proofValue);
  if (signature?.length !== 64) return false;
  const signed = bytesToSign(canonicalForm(quadsOfBadge(badge)), proof);
  return verify(null, signed, createPublicKey({ key, format: "jwk" }), signature);
}

function prove(document: string, { verificationMethod, privateKey }: Signer, created: string): Proof {
  const key = createPrivateKey({ key: Buffer.from(privateKey, "base64url"), format: "der", type: "pkcs8" });
  const options = { created, verificationMethod };
  return {
    ...{ type: "DataIntegrityProof", cryptosuite: "eddsa-rdfc-2022" },
    ...{ ...options, proofPurpose: "assertionMethod" },
    proofValue: multibase(sign(null, bytesToSign(document, options), key)),
  };
}

function bytesToSign(document: string, options: ProofOptions): Buffer {
  const hashOf = (text: string) => createHash("sha256").update(text).digest();
  return Buffer.concat([hashOf(canonicalForm(quadsOfProof(options))), hashOf(document)]);
}

/** The prefix of an Ed25519 public key (https://github.com/multiformats/multicodec). */
const ed25519 = Buffer.from([0xed, 0x01]);

const base58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Bytes in base 58, with the letter that marks it (https://www.w3.org/TR/cid-1.0/#multibase-0). */
function multibase(bytes: Buffer): string {
  const zeros = bytes.findIndex((byte) => byte !== 0);
  let rest = BigInt(`0x${bytes.toString("hex")}`);
  let digits = "";
  for (; rest > 0n; rest /= 58n) digits = `${base58[Number(rest % 58n)]}${digits}`;
  return `z${"1".repeat(Math.max(0, zeros))}${digits}`;
}

/** The bytes of a text by `multibase`; null if it is none. */
function fromMultibase(text: string): Buffer | null {
  const [, zeros = "", digits = ""] = /^z(1*)([1-9A-HJ-NP-Za-km-z]*)$/.exec(text) ?? [];
  if (digits === "") return null;
  let value = 0n;
  for (const digit of digits) value = value * 58n + BigInt(base58.indexOf(digit));
  const hex = value.toString(16);
  return Buffer.concat([
    Buffer.alloc(zeros.length),
    Buffer.from(hex.padStart(hex.length + (hex.length % 2), "0"), "hex"),
  ]);
}
