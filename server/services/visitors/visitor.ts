/** Who is asking, as far as the request says. */
export interface Visitor {
  /** Internet address; behind trusted proxies the one they report. */
  address: string;
  requestId: string;
  headers: Headers;
}
