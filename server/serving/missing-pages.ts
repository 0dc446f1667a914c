import { brotli, gzipped } from "#server/serving/compress.ts";
import { lastingHeaders } from "#server/serving/headers.ts";
import { type PrebuiltAnswer, prebuild } from "#server/serving/prebuilt.ts";

/** The answers for missing pages: one for each kind of address, rendered at its first request. */
export interface MissingPages {
  /** The answer, if it has been rendered. */
  find(example: string): PrebuiltAnswer | undefined;
  /** Renders the answer, once for simultaneous requests; null if the program answers otherwise now, as in an outage. */
  make(example: string): Promise<PrebuiltAnswer | null>;
  /** Drops all answers. */
  drop(): void;
}

/** `render` renders an address for no particular visitor. */
export function createMissingPages(render: (path: string) => Promise<Response>): MissingPages {
  let made = new Map<string, PrebuiltAnswer>();
  let making = new Map<string, Promise<PrebuiltAnswer | null>>();

  const makeOne = async (example: string) => {
    const current = made;
    const response = await render(example);
    if (response.status !== 404) return null;
    const identity = Buffer.from(await response.arrayBuffer());
    const [br, gzip] = await Promise.all([brotli(identity, 9), gzipped(identity, 9)]);
    const answer = prebuild({ identity, br, gzip }, lastingHeaders(response), 404);
    current.set(example, answer);
    return answer;
  };

  return {
    find: (example) => made.get(example),
    make(example) {
      const underWay = making;
      const begun = underWay.get(example) ?? makeOne(example).finally(() => underWay.delete(example));
      underWay.set(example, begun);
      return begun;
    },
    drop() {
      made = new Map();
      making = new Map();
    },
  };
}
