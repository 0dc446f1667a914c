import { LRUCache } from "lru-cache";
import { brotli, gzipped } from "#server/http/compress.ts";
import { lastingHeaders } from "#server/serving/headers.ts";
import { type PrebuiltAnswer, prebuild } from "#server/serving/prebuilt.ts";

/** The answers for missing pages: one for each kind of address, rendered at its first request. */
export interface MissingPages {
  /** The answer, if it has been rendered. */
  find(example: string): PrebuiltAnswer | undefined;
  /** Renders the answer, once for simultaneous requests; undefined if the program answers otherwise, as in an outage. */
  render(example: string): Promise<PrebuiltAnswer | undefined>;
  /** Drops all answers, also those that are being rendered. */
  drop(): void;
}

/** More than the number of address kinds. */
const max = 100;

/** `render` renders an address for no particular visitor. */
export function createMissingPages(render: (path: string) => Promise<Response>): MissingPages {
  const answers = new LRUCache<string, PrebuiltAnswer>({
    max,
    // A dropped answer still serves the requests waiting for it.
    ignoreFetchAbort: true,
    async fetchMethod(example) {
      const response = await render(example);
      if (response.status !== 404) return undefined;
      const identity = Buffer.from(await response.arrayBuffer());
      const [br, gzip] = await Promise.all([brotli(identity, 9), gzipped(identity, 9)]);
      return prebuild({ identity, br, gzip }, lastingHeaders(response), 404);
    },
  });
  return {
    find: (example) => answers.get(example),
    render: (example) => answers.fetch(example),
    drop: () => answers.clear(),
  };
}
