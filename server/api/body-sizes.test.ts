import { expect, it } from "vitest";
import { uploadPiece } from "#domains/lectures/office/lecture-uploads.ts";
import { proofMaxBytes } from "#domains/money/contract.ts";
import { largestHandInFile } from "#domains/work/contract.ts";
import { bodySizes } from "#server/http/body-sizes.ts";

it("a body may be as large as the contracts let a file be", () => {
  const { lecturePiece, proof, handIn } = bodySizes;
  expect({ lecturePiece, proof, handIn }).toEqual({
    lecturePiece: uploadPiece,
    proof: 2 * proofMaxBytes,
    handIn: largestHandInFile,
  });
});
