/** The name to greet a stranger's mail with; a "name" that is an address or advertises a site is not repeated. */
export function greetable(name: string): string {
  return /[/:@\\]|\.\p{L}{2}|www/iu.test(name) || name.length > 40 ? "reader" : name;
}
