// A number on the sign of the page, where it is installed and the system shows one.

/** Show how much waits for the player; nothing for 0. */
export function showBadge(count: number): void {
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  // A browser that does not let this page show a number shows none.
  done?.catch(() => undefined);
}
