/**
 * How many seats of a batch may be held for people who have proved nothing yet, when so many would be free without them:
 * a third, and at least one. The others stay for those who confirm their address, pay, or are known to the staff.
 */
export function mostUnprovedSeats(open: number): number {
  return open <= 0 ? 0 : Math.max(1, Math.floor(open / 3));
}

/** How many seats are held at a time for one network, and for one mailbox, of which nothing is proved. */
export const mostUnprovedEach = 3;
