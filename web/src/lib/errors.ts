// What can go wrong between the page and the service, and how it is said.
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
  offline: "error-offline",
  unknown: "error-unknown",
};

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

export function codeOf(value: unknown): ErrorCode {
  return typeof value === "string" && value in MESSAGES ? (value as ErrorCode) : "unknown";
}

/** Whatever was thrown, as an error of the service. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError("unknown", String(error));
}

/** The error in the language of the page. */
export function errorWords(error: ApiError): string {
  if (error.code === "illegal" && error.clause) {
    return t("error-illegal-clause", { clause: error.clause });
  }
  return t(MESSAGES[error.code]);
}
