/** Answers what is not prebuilt; `address` is the peer's, as the socket tells it. */
export type AppFetch = (request: Request, peer: { address: string }) => Response | Promise<Response>;
