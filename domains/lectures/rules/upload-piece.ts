/** Part of a lecture's video that a page sends in one request, in bytes: the most that a lost connection costs. */
export const uploadPiece = 4 * 1024 * 1024;
