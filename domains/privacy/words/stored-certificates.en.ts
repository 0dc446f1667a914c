import { nobody, type StoredTable, staff } from "./stored.en.ts";

/** The tables of certificates. */
export const storedCertificates: Record<string, StoredTable> = {
  certificate_rules: {
    what: "what each course asks for its certificate",
    why: "to tell who has earned it",
    ground: "none",
    kept: "as long as the course",
    seenBy: staff,
    personal: [],
    other: ["course_id", "attendance", "work", "fees", "changed_at"],
  },
  issuer_keys: {
    what: "the keys that certificates are signed with; the private half of the current one encrypted",
    why: "so that anybody can verify a certificate",
    ground: "none",
    kept: "for good; the private half until the key is replaced",
    seenBy: `everybody sees the public half, ${nobody} the private one`,
    personal: [],
    other: ["public_key", "private_key", "created_at", "retired_at"],
  },
  certificates: {
    what: "the certificates, with the name and the course as they are written on them",
    why: "so that a certificate can be verified for as long as somebody shows it",
    ground: "contract",
    kept: "for good; name, signed file and the staff's reason until the person is erased",
    seenBy: `${staff}; the holder; whoever has the number, with the name in part unless the holder shares it`,
    personal: ["person_id", "enrolment_id", "name", "credential", "by_hand", "is_shared", "revoked_reason"],
    other: [
      ..."id number issued_at course_id course_title description batch_name duration start_date end_date".split(" "),
      ...["teacher", "issuer_name", "criteria", "key_id", "status_list", "status_index", "revoked_at"],
    ],
  },
};
