/** The name to greet with; a "name" that is an address or advertises a site is not repeated. */
export function greetable(firstName: string, otherwise = "reader"): string {
  return /[/:@\\]|\.\p{L}{2}|www/iu.test(firstName) || firstName.length > 40 ? otherwise : firstName;
}
