// The errors between the page and the service, and their messages.
import { t } from "./i18n.svelte";

export type ErrorCode =
  | "bad-request"
  | "unauthorized"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "illegal"
  | "too-large"
  | "too-many-requests"
  | "busy"
  | "too-early"
  | "offline"
  | "unknown";

const MESSAGES: Record<ErrorCode, string> = {
  "bad-request": "error-bad-request",
  unauthorized: "error-unauthorized",
  forbidden: "error-forbidden",
  "not-found": "error-not-found",
  conflict: "error-conflict",
  illegal: "error-illegal",
  "too-large": "error-too-large",
  "too-many-requests": "error-too-many-requests",
  busy: "error-busy",
  // The page's own name for a conflict that passes: a player who is away may still come back.
  "too-early": "error-too-early",
  offline: "error-offline",
  unknown: "error-unknown",
};

/** The longest wait, in seconds, that the message names; a longer one is only called too early. */
const SHORT_WAIT = 120;

export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    /** The service's own English sentence, for the console. */
    detail: string,
    readonly clause: string | null = null,
    /** Seconds to wait before trying again. */
    readonly retryAfter: number | null = null,
  ) {
    super(detail);
    this.name = "ApiError";
  }
}

/** Return the service's code; only a conflict that passes comes with a time to wait. */
export function codeOf(value: unknown, retryAfter: number | null): ErrorCode {
  if (value === "conflict" && retryAfter !== null) return "too-early";
  return typeof value === "string" && value in MESSAGES ? (value as ErrorCode) : "unknown";
}

/** Return whatever was thrown as an error of the service. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError("unknown", String(error));
}

/** Return whether the position asked about is past because the game went on: no failure. */
export function isLate(error: unknown): boolean {
  return error instanceof ApiError && error.code === "conflict";
}

/** Return the error in the language of the page. */
export function errorWords(error: ApiError): string {
  if (error.code === "illegal" && error.clause) {
    return t("error-illegal-clause", { clause: error.clause });
  }
  if (error.code === "too-many-requests" && error.retryAfter !== null) {
    return t("error-too-many-requests-wait", { count: Math.ceil(error.retryAfter) });
  }
  if (error.code === "too-early" && error.retryAfter !== null && error.retryAfter <= SHORT_WAIT) {
    return t("error-too-early-wait", { count: Math.ceil(error.retryAfter) });
  }
  return t(MESSAGES[error.code]);
}
