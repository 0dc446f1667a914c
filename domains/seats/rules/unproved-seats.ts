/**
 * The number of a batch's seats that may be held for people who have proved nothing yet, if so many would be free
 * without them: a third, at least one. The others stay for those who confirm their address, pay, or are known to staff.
 */
export function mostUnprovedSeats(open: number): number {
  return open <= 0 ? 0 : Math.max(1, Math.floor(open / 3));
}

/** Maximum number of unproved seats held at a time for one network, and for one mailbox. */
export const mostUnprovedEach = 3;
