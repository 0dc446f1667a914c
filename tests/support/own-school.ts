import type { OwnSchool } from "#domains/content/contract/own-school.ts";

/** A school that takes the demo's place. */
export const noorSchool: Omit<OwnSchool, "removes"> = {
  ...{ name: "Noor School", phone: "0300 1234567", email: "salaam@noor.example" },
  ...{ street: "12 Mall Road", area: "Anarkali", city: "Lahore", region: "Punjab", postalCode: "54000" },
  ...{ country: "PK", currency: "PKR", kind: "school" },
};
