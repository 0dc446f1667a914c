/** The moment of the records in the samples of emails. */
export const sampleTime = new Date("2026-03-02T09:30:00Z");

/** A link in the samples of emails, with its key. */
export const sampleLink = "https://darsgah.example/page?key=k";
