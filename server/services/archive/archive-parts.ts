/** The names of an archive's parts: the format is written down in docs/backup.md. */
export const archiveParts = {
  manifest: "darsgah.json",
  secret: "auth-secret",
  jobs: "jobs.ndjson.gz",
  table: (name: string) => `tables/${name}.ndjson.gz`,
  filePrefix: "files/",
  /** The last one: the SHA-256 of each of the others, as `sha256sum` writes it. */
  sums: "SHA256SUMS",
};
