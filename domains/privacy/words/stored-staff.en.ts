import { retention } from "#shared/retention.ts";
import { nobody, type StoredTable, staff } from "./stored.en.ts";

const asLong = "until the member is removed from the staff";

/** The tables of the back office. */
export const storedStaff: Record<string, StoredTable> = {
  person_messages: {
    what: "what staff wrote to a person by e-mail or WhatsApp, and notes about them",
    why: "so that everybody who answers knows what was said",
    ground: "asked",
    kept: "as long as the person's record",
    seenBy: staff,
    personal: ["person_id", "text"],
    other: ["id", "at", "lead_id", "kind", "author_id"],
  },
  lecture_uploads: {
    what: "videos of lectures that a member of staff is uploading",
    why: "so that an upload that was cut off goes on where it stopped",
    ground: "contract",
    kept: `until it is a lecture; ${retention.lectureUploads.words} after the last piece came`,
    seenBy: staff,
    personal: ["user_id", "file_name"],
    other: ["id", "batch_id", "title", "size", "modified_at", "created_at", "changed_at", "refused"],
  },
  lecture_upload_parts: {
    what: "the pieces of such videos",
    why: "so that an upload that was cut off goes on where it stopped",
    ground: "none",
    kept: "as long as the upload",
    seenBy: nobody,
    personal: [],
    other: ["upload_id", "start", "size", "key"],
  },
  staff: {
    what: "which accounts may work in the back office, and as what",
    why: "so that nobody else sees people's data",
    ground: "contract",
    kept: asLong,
    seenBy: staff,
    personal: ["user_id", "name", "email"],
    other: ["role", "batch_ids", "created_at"],
  },
  staff_invitations: {
    what: "who was invited to the staff",
    why: "so that the invited person can join once",
    ground: "contract",
    kept: `${retention.staffInvitations.words} from the invitation`,
    seenBy: staff,
    personal: ["name", "email"],
    other: ["id", "role", "batch_ids", "created_at", "expires_at", "ended_at"],
  },
  staff_sessions: {
    what: "on which browsers a member of staff works in the back office",
    why: "so that the second factor is not asked on every page, and can be ended elsewhere",
    ground: "safety",
    kept: `as long as the account's session; 12 hours without a visit, and ${retention.sessions.words} more`,
    seenBy: "the member; an owner of the institute",
    personal: ["user_id", "token", "user_agent", "account_session_id", "provider_session", "pending"],
    other: [
      ...["id", "started_at", "seen_at", "expires_at", "verified_at", "shown_at", "set_up_until"],
      ...["pending_until", "challenge"],
    ],
  },
  staff_passkeys: {
    what: "the public keys of the staff's passkeys",
    why: "to check the second factor",
    ground: "safety",
    kept: asLong,
    seenBy: nobody,
    personal: ["id", "user_id", "public_key"],
    other: ["counter", "transports", "created_at", "used_at"],
  },
  staff_authenticators: {
    what: "the secrets of the apps that show the staff's codes, encrypted",
    why: "to check the second factor",
    ground: "safety",
    kept: asLong,
    seenBy: nobody,
    personal: ["user_id", "secret", "pending"],
    other: ["created_at", "last_step"],
  },
  staff_recovery_codes: {
    what: "recovery codes of the staff, as keyed hashes from which they cannot be read",
    why: "for a member whose device is gone",
    ground: "safety",
    kept: "until it is used or replaced",
    seenBy: nobody,
    personal: ["hash", "user_id"],
    other: ["created_at"],
  },
};
