/** The same function, but it makes the value of each object once, and keeps it as long as the object is in use. */
export function oncePerObject<Given extends object, Value>(make: (given: Given) => Value): (given: Given) => Value {
  const made = new WeakMap<Given, { value: Value }>();
  return (given) => {
    const before = made.get(given);
    if (before) return before.value;
    const value = make(given);
    made.set(given, { value });
    return value;
  };
}
