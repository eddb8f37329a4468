// Focus for players who use the keyboard: when the focused control disappears, because it was
// chosen or can no longer be chosen, the focus moves to where the turn continues; and what has to be
// scrolled can be.

/** `{@attach keepFocus(".act")}` goes on the element that holds the changing controls. */
export function keepFocus(next: string): (group: Element) => () => void {
  return (group) => {
    let held = false;
    const entered = (): void => {
      held = true;
    };
    // A click beside all controls releases the focus.
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

    // The browser removes the focus from a disabled control when it next draws.
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

/** `{@attach scrollable}` goes on what scrolls now and then: only then it is a stop for the keyboard. */
export function scrollable(box: HTMLElement): () => void {
  const settle = (): void => {
    const needed =
      (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) &&
      box.querySelector("a, button, input, select, [tabindex]") === null;
    if (needed) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const resized = new ResizeObserver(settle);
  const changed = new MutationObserver(settle);
  resized.observe(box);
  changed.observe(box, { childList: true, subtree: true, characterData: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
