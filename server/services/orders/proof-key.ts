/** The key under which a proof's file is kept. */
export function proofKey(fileName: string): string {
  return `payment-proofs/${fileName}`;
}
