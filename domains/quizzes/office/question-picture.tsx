/** The address of the picture of a quiz's question. */
export const quizPicturePath = (batchId: string, workId: string, id: string) =>
  `/admin/batches/${batchId}/quizzes/${workId}/pictures/${id}`;

/** The address of the picture of a question of the bank. */
export const bankPicturePath = (batchId: string, id: string) => `/admin/batches/${batchId}/bank-pictures/${id}`;

/** The picture of a question; nothing without one. */
export function QuestionPicture({ path, alt }: { path: string; alt: string | null }) {
  if (alt === null) return null;
  return <img src={path} alt={alt} loading="lazy" className="mt-2 max-h-80 max-w-full rounded-lg bg-white" />;
}
