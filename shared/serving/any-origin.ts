/**
 * The origins from which the router takes a form: any. The origin of a form is checked once for pages and the API,
 * before a body is read (`ownOrigin`); the router's own comparison with the request's host does not know about proxies.
 */
export const anyOrigin = ["**"];
