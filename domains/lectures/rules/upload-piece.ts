/** How much of a lecture's video a page sends in one request, in bytes: the most that a cut costs. */
export const uploadPiece = 4 * 1024 * 1024;
