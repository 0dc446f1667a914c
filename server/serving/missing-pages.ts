import { brotli, gzipped } from "#server/serving/compress.ts";
import { type PrebuiltAnswer, prebuild } from "#server/serving/prebuilt.ts";
import { lastingHeaders } from "#server/serving/raw-headers.ts";

/** The answers of addresses at which nothing is: one for each kind of them, made when the first is asked for. */
export interface MissingPages {
  /** The answer, if it is there. */
  find(example: string): PrebuiltAnswer | undefined;
  /** Makes the answer, once however many ask; null where the program has another one to give just now. */
  make(example: string): Promise<PrebuiltAnswer | null>;
  /** Forgets all of them. */
  drop(): void;
}

/** `render` renders an address for nobody in particular. */
export function createMissingPages(render: (path: string) => Promise<Response>): MissingPages {
  let made = new Map<string, PrebuiltAnswer>();
  let making = new Map<string, Promise<PrebuiltAnswer | null>>();

  const makeOne = async (example: string) => {
    const kept = made;
    const response = await render(example);
    if (response.status !== 404) return null;
    const identity = Buffer.from(await response.arrayBuffer());
    const [br, gzip] = await Promise.all([brotli(identity, 9), gzipped(identity, 9)]);
    const answer = prebuild({ identity, br, gzip }, lastingHeaders(response), 404);
    kept.set(example, answer);
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
