/** A large value as one text, in JSON. */
export interface Packed<Value> {
  json: string;
  /** Never there: the type of what the text holds. */
  value?: Value;
}

/**
 * Packs a large value of JSON that every page carries: the words of an application. In the router's format each of a
 * thousand texts is named by a number that leads to it: a third more bytes as they are sent.
 */
export const pack = <Value extends object>(value: Value): Packed<Value> => ({ json: JSON.stringify(value) });

export function unpack<Value>({ json }: Packed<Value>): Value {
  const value: Value = JSON.parse(json);
  return value;
}
