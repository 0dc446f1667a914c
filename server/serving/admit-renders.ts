import { isApi } from "#server/api/is-api.ts";
import { visitorAddress } from "#server/api/middleware/visitor.ts";
import { limitKey } from "#server/services/visitors/visitor.ts";
import type { AppFetch } from "#server/serving/app-fetch.ts";
import type { BusyAnswer } from "#server/serving/busy-answer.ts";
import type { RenderAdmission } from "#server/serving/render-admission.ts";

interface Deps {
  admission: RenderAdmission;
  /** How many proxies in front are trusted to say who asks. */
  trustProxy: number;
  busy: BusyAnswer;
}

/** The program, with its pages made only for those who are let in: the API goes by, a form sent to a page is counted. */
export function admitRenders(fetch: AppFetch, { admission, trustProxy, busy }: Deps): AppFetch {
  return async (request, peer) => {
    if (isApi(request)) return await fetch(request, peer);
    const who = limitKey(visitorAddress(peer.address, request.headers.get("x-forwarded-for"), trustProxy));
    if (request.method !== "GET" && request.method !== "HEAD") {
      const refused = admission.count(who);
      return refused ? busy(refused.retryAfter) : await fetch(request, peer);
    }
    const place = await admission.enter(who, request.signal);
    if (typeof place !== "function") return busy(place.retryAfter);
    try {
      return await fetch(request, peer);
    } finally {
      place();
    }
  };
}
