// Waiting for states: on a busy machine the next one takes its time.
import { vi } from "vitest";

const PATIENCE = 50_000;

/** Wait until a check passes. */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: PATIENCE });
