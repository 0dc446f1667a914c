/** A bar that is filled to a share of its length, from 0 to 1; `label` says the same as text. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      height="6"
      className="w-full max-w-64 text-success"
    >
      <rect width="100%" height="6" rx="3" fill="currentColor" opacity=".2" />
      <rect width={`${percent}%`} height="6" rx="3" fill="currentColor" />
    </svg>
  );
}
