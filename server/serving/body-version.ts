import { createHash } from "node:crypto";

const hashOf = (body: Buffer) => createHash("sha256").update(body).digest("base64url").slice(0, 22);

/** The entity tag of an answer with this body. */
export const etagOf = (body: Buffer) => `W/"${hashOf(body)}"`;

/** The version of an answer with this body, as used in addresses. */
export const versionOfBody = (body: Buffer) => hashOf(body).slice(0, 12);

/** The version of an answer, as used in addresses. */
export const versionOf = ({ etag }: { etag: string | null }) => etag?.slice(3, 15);
