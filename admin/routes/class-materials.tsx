import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { materialKind } from "#domains/lectures/contract.ts";
import { MaterialForms } from "#domains/lectures/office/material-forms.tsx";
import { MaterialList } from "#domains/lectures/office/material-list.tsx";
import { RecordingPanel } from "#domains/lectures/office/recording-panel.tsx";
import { UploadPanel } from "#domains/lectures/office/upload-panel.tsx";
import { causeInWords } from "#shared/error-words.ts";
import { readFile } from "#shared/read-form.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useMember } from "#ui/office/member.ts";
import type { Route } from "./+types/class-materials.ts";

/** The materials of a class: recording, slides, notes and links. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access, office } = requireOffice(given);
  const { batchId, classId } = given.params;
  const { materials, lectures } = await verbs.listMaterials(batchId, classId);
  const maySend = office.allowedVerbs(access.member).includes("beginUpload");
  const uploads = maySend ? (await verbs.listLectures(batchId)).uploads : [];
  const shownOf = ({ id, lectureNumber, title }: (typeof lectures)[number]) => ({
    id,
    name: `${lectureNumber}. ${title}`,
  });
  return {
    ...{ formId: crypto.randomUUID(), batchId, classId },
    uploads: uploads
      .filter((upload) => upload.classId === classId)
      .map(({ id, userId, title, fileName, size, received, modifiedAt, refused }) => ({
        ...{ id, title, fileName, size, received, modifiedAt, isOwn: userId === access.member.userId },
        refused: refused && causeInWords(refused, site.messages.errors),
      })),
    recordings: lectures.filter((lecture) => lecture.classId === classId).map(shownOf),
    free: lectures.filter((lecture) => lecture.classId === null).map(shownOf),
    materials: materials.map(({ id, kind, title, note, size, url, publishedAt }) => {
      return {
        id,
        kind,
        title,
        note,
        size,
        address: url ?? `/admin/batches/${batchId}/files/${id}`,
        isShown: publishedAt !== null,
      };
    }),
  };
}

function actsOf(batchId: string, classId: string): Record<string, Act> {
  const publish =
    (isPublished: boolean): Act =>
    async ({ verbs, site }, { material = "" }) => {
      await verbs.publishMaterial(batchId, { id: material, isPublished });
      const { shown, nowHidden } = site.messages.admin.attendance.materials;
      return { done: isPublished ? shown : nowHidden, undo: { intent: isPublished ? "hide" : "show", material } };
    };
  return {
    show: publish(true),
    hide: publish(false),
    link: async ({ verbs, site }, { lecture = "" }) => {
      await verbs.linkLecture(batchId, { lectureId: lecture, classId });
      return site.messages.admin.attendance.materials.linked;
    },
    unlink: async ({ verbs, site }, { lecture = "" }) => {
      await verbs.linkLecture(batchId, { lectureId: lecture, classId: null });
      return { done: site.messages.admin.attendance.materials.unlinked, undo: { intent: "link", lecture } };
    },
    add: async ({ verbs, site }, { id = "", kind, title = "", note = "" }, sent) => {
      const content = await readFile(sent, "file");
      const file = sent.get("file");
      const fileName = file instanceof File ? file.name : "";
      const chosen = materialKind.exclude(["link"]).parse(kind);
      await verbs.addMaterial(batchId, { classId, id, kind: chosen, title, note, content, fileName });
      return site.messages.admin.attendance.materials.added;
    },
    "add link": async ({ verbs, site }, { id = "", title = "", url = "", note = "" }) => {
      await verbs.addMaterial(batchId, { classId, id, kind: "link", title, url, note });
      return site.messages.admin.attendance.materials.added;
    },
    discard: async ({ verbs, site }, { upload = "" }) => {
      await verbs.removeUpload(batchId, upload);
      return site.messages.admin.lectures.discarded;
    },
    remove: async ({ verbs, site }, { material = "" }) => {
      await verbs.removeMaterial(batchId, material);
      return site.messages.admin.attendance.materials.removed;
    },
  };
}

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId, given.params.classId));

export default function ClassMaterials({ loaderData, actionData }: Route.ComponentProps) {
  const mayChange = useMember().may.includes("addMaterial");
  const { formId, batchId, classId, recordings, free, materials, uploads } = loaderData;
  return (
    <div className="grid gap-5">
      <OutcomeNote outcome={actionData} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-5">
          <RecordingPanel recordings={recordings} free={free} mayChange={mayChange} />
          {mayChange && <UploadPanel batchId={batchId} classId={classId} uploads={uploads} />}
          <MaterialList materials={materials} mayChange={mayChange} />
        </div>
        {mayChange && <MaterialForms key={formId} formId={formId} outcome={actionData} />}
      </div>
    </div>
  );
}
