// Keeps the place of whoever plays by keyboard: when the control in focus goes away, because it
// was chosen or can be chosen no longer, the focus goes where the turn goes on.

/** `{@attach keepFocus(".act")}` stands on what holds the controls that come and go. */
export function keepFocus(next: string): (group: Element) => () => void {
  return (group) => {
    let held = false;
    const entered = (): void => {
      held = true;
    };
    // Who clicks beside everything lets go of the focus.
    const pointed = (): void => {
      held = false;
    };
    const left = (event: Event): void => {
      if ((event as FocusEvent).relatedTarget !== null) held = false;
    };
    const settle = (): void => {
      if (!held || document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(next)?.focus();
    };

    // The browser takes the focus off a control that can no longer have it when it next draws.
    const watcher = new MutationObserver(() => requestAnimationFrame(() => setTimeout(settle)));
    watcher.observe(group, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
    group.addEventListener("focusin", entered);
    group.addEventListener("focusout", left);
    addEventListener("pointerdown", pointed);
    return () => {
      watcher.disconnect();
      group.removeEventListener("focusin", entered);
      group.removeEventListener("focusout", left);
      removeEventListener("pointerdown", pointed);
    };
  };
}
