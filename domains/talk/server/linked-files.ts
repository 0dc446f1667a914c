import { fileSize } from "#shared/file-size.ts";
import type { AnnouncementFile } from "./file-queries.ts";

/** A file of an announcement as a message names it: its page asks the reader to sign in. */
export interface LinkedFile {
  name: string;
  /** As people read it. */
  size: string;
  url: string;
}

/** The files of an announcement with their addresses in the portal. */
export function linkedFiles(
  { id }: { id: string },
  files: Pick<AnnouncementFile, "id" | "name" | "size">[],
  siteUrl: string,
): LinkedFile[] {
  return files.map((file) => ({
    ...{ name: file.name, size: fileSize(file.size) },
    url: `${siteUrl}${pathOfFile(id, file.id)}`,
  }));
}

/** The path of a file of an announcement in the portal. */
export const pathOfFile = (announcementId: string, fileId: string) =>
  `/classroom/news/${announcementId}/files/${fileId}`;
