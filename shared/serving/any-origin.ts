/**
 * The origins from which the router takes a form: any. Where a form may come from is judged once for pages and the API, before
 * a body is read (`ownOrigin`); the router's own comparison with the request's host knows no proxy.
 */
export const anyOrigin = ["**"];
